#include "query/query.h"

#include "arguments.h"

#include <istream>
#include <ostream>

namespace {

struct Query {
    Q_DECLARE_TR_FUNCTIONS(Query)
};

} // namespace

int runQuery(const QStringList &arguments, Streams &streams)
{
    QCommandLineParser parser;
    if (const auto status = parseArguments(parser, "query", arguments, streams))
        return *status;
    if (!parser.positionalArguments().isEmpty())
        return usageError("query", Query::tr("query reads standard input and takes no file"),
                          streams);
    std::string line;
    while (std::getline(streams.in, line))
        streams.out << answerQuery(QByteArray::fromStdString(line)).toStdString() << std::endl;
    return ExitFine;
}
