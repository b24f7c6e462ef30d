#include "editor/document/imagefile.h"
#include "editor/imagebytes.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

Q_DECLARE_METATYPE(ImageFault::Kind)

namespace {

QImage picture(int width, int height)
{
    QImage image(width, height, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    for (int x = 0; x < width; ++x)
        image.setPixelColor(x, height / 2, QColor(255, x % 256, 0));
    return image;
}

quint32 crc32(const QByteArray &bytes)
{
    quint32 crc = 0xFFFFFFFF;
    for (char byte : bytes) {
        crc ^= quint8(byte);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1U) ^ ((crc & 1U) ? 0xEDB88320U : 0U);
    }
    return ~crc;
}

/// A PNG whose header tells another size than its data has.
QByteArray pngOfSize(quint32 width, quint32 height)
{
    QByteArray png = encoded(picture(4, 4), "png");
    QByteArray header = png.mid(12, 17);
    header.replace(4, 8, bigEndian(width) + bigEndian(height));
    return png.left(12) + header + bigEndian(crc32(header)) + png.mid(33);
}

const QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='30'>"
                       "<rect x='10' y='5' width='20' height='20' fill='#ff0000'/></svg>";

} // namespace

class tst_ImageFile : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsEachFormat_data();
    void readsEachFormat();
    void keepsTransparency();
    void turnsAsTheCameraSays();
    void tellsWhatIsWrong_data();
    void tellsWhatIsWrong();
    void missingFileAndFolder();
    void sizeComesFromTheHeaderAlone();
    void largestSideIsAllowed();
    void readsSmallOnRequest();

private:
    QString write(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        return file.fileName();
    }
    QTemporaryDir m_folder;
};

void tst_ImageFile::readsEachFormat_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QSize>("size");
    const QImage image = picture(24, 10);
    QTest::newRow("png") << "a.png" << encoded(image, "png") << QSize(24, 10);
    QTest::newRow("jpeg") << "a.jpg" << encoded(image, "jpeg") << QSize(24, 10);
    QTest::newRow("webp") << "a.webp" << encoded(image, "webp") << QSize(24, 10);
    QTest::newRow("svg") << "a.svg" << svg << QSize(40, 30);
    QTest::newRow("png named jpg") << "b.jpg" << encoded(image, "png") << QSize(24, 10);
    QTest::newRow("no extension") << "船" << encoded(image, "png") << QSize(24, 10);
}

void tst_ImageFile::readsEachFormat()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, bytes);
    QFETCH(QSize, size);
    QVERIFY(!bytes.isEmpty());
    const QString path = write(name, bytes);
    QCOMPARE(spriteSize(path).value_or(QSize()), size);
    const auto image = loadSprite(path);
    QVERIFY2(image, qPrintable(image ? QString() : image.error().message));
    QCOMPARE(image->size(), size);
}

void tst_ImageFile::keepsTransparency()
{
    for (const char *format : {"png", "webp"}) {
        const auto image = loadSprite(write("t", encoded(picture(8, 8), format)));
        QVERIFY(image);
        QCOMPARE(image->pixelColor(0, 0).alpha(), 0);
        QCOMPARE(image->pixelColor(0, 4).alpha(), 255);
    }
    const auto image = loadSprite(write("t.svg", svg));
    QVERIFY(image);
    QCOMPARE(image->pixelColor(0, 0).alpha(), 0);
    QCOMPARE(image->pixelColor(20, 15), QColor(Qt::red));
}

void tst_ImageFile::turnsAsTheCameraSays()
{
    const QString path = write("turned.jpg", turnedJpeg(picture(24, 10)));
    QCOMPARE(spriteSize(path).value_or(QSize()), QSize(10, 24));
    const auto image = loadSprite(path);
    QVERIFY(image);
    QCOMPARE(image->size(), QSize(10, 24));
}

void tst_ImageFile::tellsWhatIsWrong_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ImageFault::Kind>("kind");
    const QByteArray png = encoded(picture(60, 60), "png");
    const QByteArray jpeg = encoded(picture(60, 60), "jpeg");
    const QByteArray webp = encoded(picture(60, 60), "webp");
    using Kind = ImageFault::Kind;

    QTest::newRow("empty") << QByteArray() << Kind::Empty;
    QTest::newRow("text") << QByteArray("hello") << Kind::UnknownFormat;
    QTest::newRow("bmp") << encoded(picture(4, 4), "bmp") << Kind::UnknownFormat;
    QTest::newRow("png cut short") << png.left(png.size() / 2) << Kind::Damaged;
    QTest::newRow("png header alone") << png.left(20) << Kind::Damaged;
    QTest::newRow("jpeg cut short") << jpeg.left(jpeg.size() - 40) << Kind::Damaged;
    QTest::newRow("webp cut short") << webp.left(webp.size() / 2) << Kind::Damaged;
    QTest::newRow("png too wide") << pngOfSize(16385, 1) << Kind::TooLarge;
    QTest::newRow("png too large in all") << pngOfSize(16384, 16384) << Kind::TooLarge;
    QTest::newRow("png beyond its decoder") << pngOfSize(0x7FFFFFFF, 0x7FFFFFFF) << Kind::Damaged;
    QTest::newRow("svg too large")
        << QByteArray("<svg xmlns='http://www.w3.org/2000/svg' width='99999' height='9'/>")
        << Kind::TooLarge;
    QTest::newRow("svg without size")
        << QByteArray("<svg xmlns='http://www.w3.org/2000/svg' width='0' height='0'/>")
        << Kind::NoSize;
    QTest::newRow("svg cut short") << svg.left(70) << Kind::Damaged;
}

void tst_ImageFile::tellsWhatIsWrong()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ImageFault::Kind, kind);
    const auto image = loadSprite(write("bad", bytes));
    QVERIFY(!image);
    QVERIFY2(image.error().kind == kind,
             qPrintable(
                 QStringLiteral("%1: %2").arg(int(image.error().kind)).arg(image.error().message)));
    QVERIFY(!image.error().message.isEmpty());
    QVERIFY(!image.error().message.contains('%'));
}

void tst_ImageFile::missingFileAndFolder()
{
    QCOMPARE(loadSprite(m_folder.filePath("nothing.png")).error().kind, ImageFault::Kind::NotFound);
    QCOMPARE(loadSprite(m_folder.path()).error().kind, ImageFault::Kind::Unreadable);
    QCOMPARE(loadSprite({}).error().kind, ImageFault::Kind::NotFound);
    QVERIFY(!spriteSize({}));
}

void tst_ImageFile::sizeComesFromTheHeaderAlone()
{
    const QString path = write("lying.png", pngOfSize(300, 200));
    QCOMPARE(spriteSize(path).value_or(QSize()), QSize(300, 200));
    QCOMPARE(loadSprite(path).error().kind, ImageFault::Kind::Damaged);
}

void tst_ImageFile::largestSideIsAllowed()
{
    QImage wide(largestImageSide, 1, QImage::Format_ARGB32);
    wide.fill(Qt::red);
    const auto image = loadSprite(write("wide.png", encoded(wide, "png")));
    QVERIFY(image);
    QCOMPARE(image->width(), largestImageSide);
}

/// Smaller images are not blown up; a turned one is as high as asked for, not as wide.
void tst_ImageFile::readsSmallOnRequest()
{
    const QString png = write("small.png", encoded(picture(240, 100), "png"));
    QCOMPARE(loadSprite(png, 24).value().size(), QSize(24, 10));
    QCOMPARE(loadSprite(png, 240).value().size(), QSize(240, 100));
    const QString thin = write("thin.png", encoded(picture(200, 1), "png"));
    QCOMPARE(loadSprite(thin, 20).value().size(), QSize(20, 1));
    const QString turned = write("turned.jpg", turnedJpeg(picture(240, 100)));
    QCOMPARE(loadSprite(turned, 24).value().size(), QSize(10, 24));
}

QTEST_GUILESS_MAIN(tst_ImageFile)
#include "tst_imagefile.moc"
