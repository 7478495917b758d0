import CoreGraphics
import Foundation
import ImageIO
import Testing

@Suite struct CodecTests {
    static func picture(_ width: Int = 8, _ height: Int = 6) -> CGImage {
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
        context.fill(CGRect(x: width / 2, y: 0, width: width - width / 2, height: height))
        return context.makeImage()!
    }

    static func write(_ image: CGImage, _ type: CFString, _ properties: [AnyHashable: Any] = [:]) -> Data? {
        let data = NSMutableData()
        guard let destination = CGImageDestinationCreateWithData(data, type, 1, nil) else { return nil }
        CGImageDestinationAddImage(destination, image, properties as NSDictionary)
        return CGImageDestinationFinalize(destination) ? data as Data : nil
    }

    /// Red, green, blue and alpha of a pixel, premultiplied.
    static func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [Int] {
        let surface = image.surface!
        let value = (surface.pixels + y * surface.bytesPerRow + 4 * x).load(as: UInt32.self)
        return [Int(value >> 16 & 255), Int(value >> 8 & 255), Int(value & 255), surface.isOpaque ? 255 : Int(value >> 24)]
    }

    @Test func pngKeepsPixelsAndAlpha() throws {
        let data = try #require(Self.write(Self.picture(), "public.png"))
        let source = try #require(CGImageSourceCreateWithData(data as NSData, nil))
        #expect(CGImageSourceGetType(source) == "public.png" && CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(image.width == 8 && image.height == 6 && image.alphaInfo == .last)
        #expect(Self.pixel(image, 1, 1) == [255, 0, 0, 255])
        #expect(Self.pixel(image, 6, 5)[3] == 128 && abs(Self.pixel(image, 6, 5)[2] - 128) <= 1)
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        #expect(properties[kCGImagePropertyPixelWidth] as? Int == 8 && properties[kCGImagePropertyHasAlpha] as? Bool == true)
    }

    @Test func jpegPutsTransparencyOnABackground() throws {
        let data = try #require(
            Self.write(
                Self.picture(16, 16), "public.jpeg",
                [kCGImageDestinationLossyCompressionQuality: 1.0, kCGImagePropertyOrientation: 6]))
        let source = try #require(CGImageSourceCreateWithData(data as NSData, nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(zip(Self.pixel(image, 13, 8), [127, 127, 255, 255]).allSatisfy { abs($0 - $1) < 6 })
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
        #expect(properties?[kCGImagePropertyOrientation] as? Int == 6 && properties?[kCGImagePropertyHasAlpha] as? Bool == false)
        let small = try #require(Self.write(Self.picture(64, 64), "public.jpeg", [kCGImageDestinationLossyCompressionQuality: 0.1]))
        let large = try #require(Self.write(Self.picture(64, 64), "public.jpeg", [kCGImageDestinationLossyCompressionQuality: 1.0]))
        #expect(small.count < large.count)
    }

    @Test func thumbnailsAreSmallAndTurned() throws {
        let data = try #require(Self.write(Self.picture(80, 40), "public.jpeg", [kCGImagePropertyOrientation: 6]))
        let source = try #require(CGImageSourceCreateWithData(data as NSData, nil))
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
        let options: [AnyHashable: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 20,
            kCGImageSourceCreateThumbnailWithTransform: true,
        ]
        let thumbnail = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options as NSDictionary))
        #expect(thumbnail.width == 10 && thumbnail.height == 20)
        // Turned right, the left half comes to the top.
        #expect(Self.pixel(thumbnail, 5, 2)[0] > 200 && Self.pixel(thumbnail, 5, 17)[2] > 200)
    }

    @Test(arguments: 1...8) func orientationsBringTheFirstPixelToItsPlace(orientation: Int) throws {
        // A red pixel at the top left of 3 × 2.
        let context = try #require(
            CGContext(
                data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        let image = try #require(context.makeImage()?.turned(orientation))
        // EXIF names the visual place of row 0 and column 0.
        let places = [(0, 0), (2, 0), (2, 1), (0, 1), (0, 0), (1, 0), (1, 2), (0, 2)]
        let (x, y) = places[orientation - 1]
        #expect(image.width == (orientation > 4 ? 2 : 3))
        #expect(Self.pixel(image, x, y) == [255, 0, 0, 255])
    }

    @Test func destinationsRefuseWhatTheyCannotWrite() throws {
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil) == nil)
        let empty = try #require(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1, nil))
        #expect(!CGImageDestinationFinalize(empty))
        let url = URL(fileURLWithPath: "/no such folder/x.png")
        let nowhere = try #require(CGImageDestinationCreateWithURL(url as NSURL, "public.png", 1, nil))
        CGImageDestinationAddImage(nowhere, Self.picture(), nil)
        #expect(!CGImageDestinationFinalize(nowhere))
    }

    @Test func nonsenseIsNoImage() {
        for data in [Data(), Data("hello".utf8), Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), Data([0xFF, 0xD8, 0xFF])] {
            let source = CGImageSourceCreateWithData(data as NSData, nil)!
            #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
            #expect(CGImageSourceGetStatus(source) != .statusComplete && CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
        }
        #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/no such file") as NSURL, nil) == nil)
    }

    @Test func hugeDimensionsAreRefused() throws {
        var data = try #require(Self.write(Self.picture(), "public.png"))
        // The header's width and height, and its checksum, which libpng checks.
        data.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0, 0, 0, 0x7F, 0])
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in data[12..<29] {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 != 0 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        crc = ~crc
        data.replaceSubrange(29..<33, with: (0..<4).map { UInt8(crc >> (24 - 8 * UInt32($0)) & 255) })
        let source = try #require(CGImageSourceCreateWithData(data as NSData, nil))
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    }
}
