import CoreGraphics
import Foundation
import ImageIO
import Testing

@Suite struct PropertyTests {
    private static func properties(_ data: Data) -> [String: Any] {
        let source = CGImageSourceCreateWithData(data as NSData, nil)
        return source.flatMap { CGImageSourceCopyPropertiesAtIndex($0, 0, nil) } as? [String: Any] ?? [:]
    }

    private static func dictionary(_ data: Data, _ key: CFString) -> [String: Any] {
        properties(data)[key as String] as? [String: Any] ?? [:]
    }

    private static let exif: [String: Any] = [
        kCGImagePropertyExifExposureTime as String: 1.0 / 125, kCGImagePropertyExifFNumber as String: 2.8,
        kCGImagePropertyExifISOSpeedRatings as String: [400], kCGImagePropertyExifExposureBiasValue as String: -0.5,
        kCGImagePropertyExifDateTimeOriginal as String: "2024:01:31 12:00:00", kCGImagePropertyExifUserComment as String: "Grün",
        kCGImagePropertyExifVersion as String: [2, 3, 1], kCGImagePropertyExifLensSpecification as String: [24, 70.5, 2.8, 4],
        kCGImagePropertyExifSceneType as String: 1, kCGImagePropertyExifMakerNote as String: Data([1, 2, 3, 4, 5]),
    ]
    private static let gps: [String: Any] = [
        kCGImagePropertyGPSLatitude as String: 52.516_275, kCGImagePropertyGPSLatitudeRef as String: "N",
        kCGImagePropertyGPSLongitude as String: 13.377_704, kCGImagePropertyGPSLongitudeRef as String: "E",
        kCGImagePropertyGPSAltitude as String: 34.5, kCGImagePropertyGPSAltitudeRef as String: 0,
        kCGImagePropertyGPSTimeStamp as String: "11:02:03", kCGImagePropertyGPSVersion as String: [2, 3, 0, 0],
    ]
    private static let tiff: [String: Any] = [
        kCGImagePropertyTIFFMake as String: "Maker", kCGImagePropertyTIFFModel as String: "Model 1",
        kCGImagePropertyTIFFOrientation as String: 6, kCGImagePropertyTIFFCopyright as String: "© Someone",
    ]
    private static let given: [AnyHashable: Any] = [
        kCGImagePropertyExifDictionary: exif, kCGImagePropertyGPSDictionary: gps, kCGImagePropertyTIFFDictionary: tiff,
    ]

    @Test(arguments: ["public.jpeg", "public.png"]) func whatACameraSaysIsWrittenAndRead(type: String) throws {
        let data = try #require(CodecTests.write(CodecTests.picture(16, 12), type as CFString, Self.given))
        let exif = Self.dictionary(data, kCGImagePropertyExifDictionary)
        #expect(abs((exif["ExposureTime"] as? Double ?? 0) - 0.008) < 1e-12 && exif["FNumber"] as? Double == 2.8)
        #expect(exif["ISOSpeedRatings"] as? [Int] == [400] && exif["ExposureBiasValue"] as? Double == -0.5)
        #expect(exif["DateTimeOriginal"] as? String == "2024:01:31 12:00:00" && exif["UserComment"] as? String == "Grün")
        #expect(exif["ExifVersion"] as? [Int] == [2, 3, 1] && exif["LensSpecification"] as? [Double] == [24, 70.5, 2.8, 4])
        #expect(exif["SceneType"] as? Int == 1 && exif["MakerNote"] as? Data == Data([1, 2, 3, 4, 5]))
        #expect(exif["PixelXDimension"] as? Int == 16 && exif["PixelYDimension"] as? Int == 12)
        let gps = Self.dictionary(data, kCGImagePropertyGPSDictionary)
        #expect(abs((gps["Latitude"] as? Double ?? 0) - 52.516_275) < 1e-9 && gps["LatitudeRef"] as? String == "N")
        #expect(abs((gps["Longitude"] as? Double ?? 0) - 13.377_704) < 1e-9 && gps["Altitude"] as? Double == 34.5)
        #expect(
            gps["TimeStamp"] as? String == "11:02:03" && gps["GPSVersion"] as? [Int] == [2, 3, 0, 0] && gps["AltitudeRef"] as? Int == 0)
        let tiff = Self.dictionary(data, kCGImagePropertyTIFFDictionary)
        #expect(tiff["Make"] as? String == "Maker" && tiff["Copyright"] as? String == "© Someone")
        // The orientation is said in both places, and the image still decodes.
        #expect(tiff["Orientation"] as? Int == 6 && Self.properties(data)[kCGImagePropertyOrientation as String] as? Int == 6)
        let source = try #require(CGImageSourceCreateWithData(data as NSData, nil))
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 16)
    }

    @Test func whatThePressSaysIsWrittenAndRead() throws {
        let iptc: [String: Any] = [
            kCGImagePropertyIPTCKeywords as String: ["one", "zwölf"], kCGImagePropertyIPTCCaptionAbstract as String: "A caption",
            kCGImagePropertyIPTCCity as String: "Köln", kCGImagePropertyIPTCByline as String: ["Someone"],
        ]
        let data = try #require(CodecTests.write(CodecTests.picture(), "public.jpeg", [kCGImagePropertyIPTCDictionary: iptc]))
        let read = Self.dictionary(data, kCGImagePropertyIPTCDictionary)
        #expect(read as NSDictionary == iptc as NSDictionary)
    }

    @Test func filesOfEachFormatSayWhatTheirsDoes() throws {
        let png: [String: Any] = [
            kCGImagePropertyPNGTitle as String: "Title", kCGImagePropertyPNGAuthor as String: "漢字",
            kCGImagePropertyPNGCreationTime as String: "today",
        ]
        let values: [AnyHashable: Any] = [kCGImagePropertyPNGDictionary: png, kCGImagePropertyDPIWidth: 144, kCGImagePropertyDPIHeight: 72]
        let data = try #require(CodecTests.write(CodecTests.picture(), "public.png", values))
        let read = Self.dictionary(data, kCGImagePropertyPNGDictionary)
        #expect(read["Title"] as? String == "Title" && read["Author"] as? String == "漢字" && read["Creation Time"] as? String == "today")
        #expect(read["XPixelsPerMeter"] as? Int == 5669 && read["InterlaceType"] as? Int == 0)
        let jpeg = try #require(CodecTests.write(CodecTests.picture(), "public.jpeg", values))
        let jfif = Self.dictionary(jpeg, kCGImagePropertyJFIFDictionary)
        #expect(jfif["XDensity"] as? Int == 144 && jfif["YDensity"] as? Int == 72 && jfif["DensityUnit"] as? Int == 1)
        #expect(Self.properties(jpeg)[kCGImagePropertyDPIWidth as String] as? Double == 144)
        #expect(Self.dictionary(jpeg, kCGImagePropertyTIFFDictionary)["XResolution"] as? Double == 144)
    }

    @Test func copiesKeepWhatIsSaidUnlessItIsTakenAway() throws {
        let data = try #require(CodecTests.write(CodecTests.picture(40, 20), "public.jpeg", Self.given))
        let source = try #require(CGImageSourceCreateWithData(data as NSData, nil))
        func copy(_ properties: [AnyHashable: Any]) throws -> Data {
            let target = NSMutableData()
            let destination = try #require(CGImageDestinationCreateWithData(target, "public.jpeg", 1, nil))
            CGImageDestinationAddImageFromSource(destination, source, 0, properties as NSDictionary)
            #expect(CGImageDestinationFinalize(destination))
            return target as Data
        }
        let whole = try copy([kCGImagePropertyTIFFDictionary: [kCGImagePropertyTIFFArtist: "Artist", kCGImagePropertyTIFFMake: NSNull()]])
        #expect(Self.dictionary(whole, kCGImagePropertyGPSDictionary)["LatitudeRef"] as? String == "N")
        let tiff = Self.dictionary(whole, kCGImagePropertyTIFFDictionary)
        #expect(tiff["Artist"] as? String == "Artist" && tiff["Make"] == nil && tiff["Model"] as? String == "Model 1")
        let placeless = try copy([kCGImagePropertyGPSDictionary: NSNull(), kCGImageDestinationImageMaxPixelSize: 10])
        #expect(Self.dictionary(placeless, kCGImagePropertyGPSDictionary).isEmpty)
        #expect(Self.properties(placeless)[kCGImagePropertyPixelWidth as String] as? Int == 10)
        #expect(Self.dictionary(placeless, kCGImagePropertyExifDictionary)["PixelXDimension"] as? Int == 10)
        #expect(Self.dictionary(try copy([kCGImageMetadataShouldExcludeGPS: true]), kCGImagePropertyGPSDictionary).isEmpty)
    }

    @Test(arguments: ["public.jpeg", "public.png"]) func damagedRemarksNeverCrash(type: String) throws {
        let iptc: [String: Any] = [kCGImagePropertyIPTCKeywords as String: ["one", "two"]]
        var given = Self.given
        given[kCGImagePropertyIPTCDictionary] = iptc
        let data = try #require(CodecTests.write(CodecTests.picture(4, 4), type as CFString, given))
        var noise = Noise(11)
        for _ in 0..<1500 {
            var bytes = [UInt8](data)
            // Most of what is said lies at the beginning.
            for _ in 0...noise.next(6) { bytes[noise.next(min(bytes.count, 900))] = UInt8(noise.next(256)) }
            if noise.next(5) == 0 { bytes.removeLast(noise.next(bytes.count)) }
            _ = Self.properties(Data(bytes))
        }
    }

    @Test func sourcesAreReadAsTheirDataCome() throws {
        let data = try #require(CodecTests.write(CodecTests.picture(64, 64), "public.png"))
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader && CGImageSourceGetCount(source) == 0)
        CGImageSourceUpdateData(source, data.prefix(data.count - 20) as NSData, false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete && CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 64)
        CGImageSourceUpdateData(source, data as NSData, true)
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(CGImageSourceGetStatus(source) == .statusComplete && CodecTests.pixel(image, 1, 60) == [255, 0, 0, 255])
        CGImageSourceRemoveCacheAtIndex(source, 0)
        #expect(CGImageSourceGetCount(source) == 1)
    }

    @Test func consumersTakeWrittenImages() throws {
        let data = NSMutableData()
        let consumer = try #require(CGDataConsumer(data: data))
        let destination = try #require(CGImageDestinationCreateWithDataConsumer(consumer, "public.png", 1, nil))
        CGImageDestinationAddImage(destination, CodecTests.picture(), nil)
        #expect(CGImageDestinationFinalize(destination) && Self.properties(data as Data)[kCGImagePropertyPixelWidth as String] as? Int == 8)
    }

    @Test func coreGraphicsReadsFilesOfImages() throws {
        let png = try #require(CodecTests.write(CodecTests.picture(), "public.png").flatMap { CGDataProvider(data: $0 as NSData) })
        let image = try #require(CGImage(pngDataProviderSource: png, decode: nil, shouldInterpolate: false, intent: .perceptual))
        #expect(image.width == 8 && CodecTests.pixel(image, 1, 1) == [255, 0, 0, 255] && CodecTests.pixel(image, 6, 5)[3] == 128)
        #expect(!image.shouldInterpolate && image.renderingIntent == .perceptual && image.utType == "public.png")
        #expect(CGImage(jpegDataProviderSource: png, decode: nil, shouldInterpolate: true, intent: .defaultIntent) == nil)
        let jpeg = try #require(CodecTests.write(CodecTests.picture(16, 16), "public.jpeg").flatMap { CGDataProvider(data: $0 as NSData) })
        let turned: [CGFloat] = [1, 0, 1, 0, 1, 0]
        let negative = try #require(CGImage(jpegDataProviderSource: jpeg, decode: turned, shouldInterpolate: true, intent: .defaultIntent))
        #expect(zip(CodecTests.pixel(negative, 2, 8), [0, 255, 255, 255]).allSatisfy { abs($0 - $1) < 8 })
    }

    /// What an animation showed.
    @MainActor private final class Shown {
        var indices: [Int] = []
    }

    @MainActor @Test func animationsCallWithEachPicture() async throws {
        let shown = Shown()
        let options: [AnyHashable: Any] = [kCGImageAnimationDelayTime: 0.001, kCGImageAnimationLoopCount: 2]
        let data = Data(GIFTests.animation)
        let count = CGImageSourceGetCount(try #require(CGImageSourceCreateWithData(data as NSData, nil)))
        await withCheckedContinuation { continuation in
            let status = CGAnimateImageDataWithBlock(data as NSData, options as NSDictionary) { index, image, stop in
                MainActor.assumeIsolated { shown.indices.append(index) }
                if MainActor.assumeIsolated({ shown.indices.count }) == count + 1 {
                    stop.pointee = true
                    continuation.resume()
                }
            }
            #expect(status == 0)
        }
        #expect(shown.indices == Array(0..<count) + [0])
        let png = try #require(CodecTests.write(CodecTests.picture(), "public.png"))
        #expect(CGAnimateImageDataWithBlock(png as NSData, nil) { _, _, _ in } == CGImageAnimationStatus.unsupportedFormat.rawValue)
        #expect(CGAnimateImageDataWithBlock(NSData(), nil) { _, _, _ in } == CGImageAnimationStatus.corruptInputImage.rawValue)
    }
}
