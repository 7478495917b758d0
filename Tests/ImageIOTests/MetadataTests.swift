import CoreGraphics
import Foundation
import ImageIO
import Testing

@Suite struct MetadataTests {
    private static let sample = """
        <?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><!-- a remark -->
        <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:tiff="http://ns.adobe.com/tiff/1.0/"
        xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:exif="http://ns.adobe.com/exif/1.0/" tiff:Make="A &amp; B">
        <dc:subject><rdf:Bag><rdf:li>one</rdf:li><rdf:li>tw&#xF6;</rdf:li></rdf:Bag></dc:subject>
        <dc:title><rdf:Alt><rdf:li xml:lang="x-default">Title</rdf:li><rdf:li xml:lang="de">Titel</rdf:li></rdf:Alt></dc:title>
        <exif:Flash rdf:parseType="Resource"><exif:Fired>True</exif:Fired><exif:Mode>1</exif:Mode></exif:Flash>
        </rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>
        """

    private static func string(_ metadata: CGImageMetadata, _ path: CFString) -> String? {
        CGImageMetadataCopyStringValueWithPath(metadata, nil, path) as String?
    }

    @Test func documentsAreReadByPaths() throws {
        let metadata = try #require(CGImageMetadataCreateFromXMPData(Data(Self.sample.utf8) as NSData))
        #expect(Self.string(metadata, "tiff:Make") == "A & B" && Self.string(metadata, "tiff:Model") == nil)
        #expect(Self.string(metadata, "dc:subject[1]") == "twö" && Self.string(metadata, "dc:subject[2]") == nil)
        #expect(Self.string(metadata, "dc:title[de]") == "Titel" && Self.string(metadata, "dc:title") == "Title")
        #expect(Self.string(metadata, "exif:Flash.exif:Fired") == "True" && Self.string(metadata, "exif:Flash.Mode") == "1")
        let flash = try #require(CGImageMetadataCopyTagWithPath(metadata, nil, "exif:Flash"))
        #expect(CGImageMetadataTagGetType(flash) == .structure && CGImageMetadataTagCopyName(flash) == "Flash")
        #expect(CGImageMetadataCopyStringValueWithPath(metadata, flash, "exif:Mode") == "1")
        let subject = try #require(CGImageMetadataCopyTagWithPath(metadata, nil, "dc:subject"))
        #expect(CGImageMetadataTagGetType(subject) == .arrayUnordered && (CGImageMetadataTagCopyValue(subject) as? NSArray)?.count == 2)
        var paths: [String] = []
        let options: [AnyHashable: Any] = [kCGImageMetadataEnumerateRecursively: true]
        CGImageMetadataEnumerateTagsUsingBlock(metadata, nil, options as NSDictionary) { path, _ in
            paths.append(path as String)
            return paths.count < 7
        }
        #expect(
            paths == [
                "tiff:Make", "dc:subject", "dc:subject[0]", "dc:subject[1]", "dc:title", "dc:title[x-default]", "dc:title[de]",
            ])
        #expect(CGImageMetadataCreateFromXMPData(Data("<a/>".utf8) as NSData) == nil)
    }

    @Test func metadataAreChangedByPaths() throws {
        let metadata = CGImageMetadataCreateMutable()
        #expect(CGImageMetadataSetValueWithPath(metadata, nil, "tiff:Make", "Maker" as NSString))
        #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:creator", ["One"] as NSArray))
        #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:creator[1]", "Two" as NSString))
        #expect(CGImageMetadataSetValueWithPath(metadata, nil, "dc:creator[0]", "First" as NSString))
        #expect(Self.string(metadata, "dc:creator[0]") == "First" && Self.string(metadata, "dc:creator[1]") == "Two")
        #expect(!CGImageMetadataSetValueWithPath(metadata, nil, "own:Thing", 1 as NSNumber))
        #expect(CGImageMetadataRegisterNamespaceForPrefix(metadata, "http://example.com/own/", "own", nil))
        var error: Unmanaged<CFError>?
        #expect(!CGImageMetadataRegisterNamespaceForPrefix(metadata, "http://example.com/other/", "own", &error))
        #expect(error?.takeRetainedValue().code == Int(CGImageMetadataErrors.prefixConflict.rawValue))
        #expect(CGImageMetadataSetValueWithPath(metadata, nil, "own:Thing", 1 as NSNumber))
        #expect(CGImageMetadataSetValueWithPath(metadata, nil, "xmpRights:Marked", NSNumber(value: true)))
        #expect(Self.string(metadata, "xmpRights:Marked") == "True")
        let copy = try #require(CGImageMetadataCreateMutableCopy(metadata))
        #expect(CGImageMetadataRemoveTagWithPath(copy, nil, "tiff:Make") && !CGImageMetadataRemoveTagWithPath(copy, nil, "tiff:Make"))
        #expect(Self.string(copy, "tiff:Make") == nil && Self.string(metadata, "tiff:Make") == "Maker")
        let data = try #require(CGImageMetadataCreateXMPData(metadata, nil))
        let read = try #require(CGImageMetadataCreateFromXMPData(data))
        #expect(Self.string(read, "own:Thing") == "1" && Self.string(read, "dc:creator[1]") == "Two")
        let tag = try #require(CGImageMetadataTagCreate(kCGImageMetadataNamespaceTIFF, nil, "Model", .string, "One < Two" as NSString))
        #expect(CGImageMetadataTagCopyPrefix(tag) == "tiff" && CGImageMetadataSetTagWithPath(metadata, nil, "tiff:Model", tag))
        let again = try #require(CGImageMetadataCreateXMPData(metadata, nil).flatMap { CGImageMetadataCreateFromXMPData($0) })
        #expect(Self.string(again, "tiff:Model") == "One < Two")
    }

    @Test(arguments: ["public.jpeg", "public.png"]) func metadataAreWrittenAndReadWithImages(type: String) throws {
        let metadata = CGImageMetadataCreateMutable()
        #expect(
            CGImageMetadataSetValueMatchingImageProperty(
                metadata, kCGImagePropertyExifDictionary, kCGImagePropertyExifFNumber, 2.8 as NSNumber))
        #expect(
            CGImageMetadataSetValueMatchingImageProperty(
                metadata, kCGImagePropertyGPSDictionary, kCGImagePropertyGPSLatitude, 52.5 as NSNumber))
        #expect(
            CGImageMetadataSetValueMatchingImageProperty(
                metadata, kCGImagePropertyIPTCDictionary, kCGImagePropertyIPTCKeywords, ["one", "two"] as NSArray))
        #expect(Self.string(metadata, "exif:FNumber") == "14/5" && Self.string(metadata, "exif:GPSLatitude") == "52,30.0")
        #expect(CGImageMetadataSetValueWithPath(metadata, nil, "xmp:Rating", 5 as NSNumber))
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, type as CFString, 1, nil))
        CGImageDestinationAddImageAndMetadata(destination, CodecTests.picture(), metadata, nil)
        #expect(CGImageDestinationFinalize(destination))
        let source = try #require(CGImageSourceCreateWithData(data, nil))
        let read = try #require(CGImageSourceCopyMetadataAtIndex(source, 0, nil))
        #expect(Self.string(read, "xmp:Rating") == "5" && Self.string(read, "dc:subject[1]") == "two")
        let tag = CGImageMetadataCopyTagMatchingImageProperty(read, kCGImagePropertyExifDictionary, kCGImagePropertyExifFNumber)
        #expect(tag.flatMap { CGImageMetadataTagCopyValue($0) } as? String == "14/5")
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
        #expect((properties?["{Exif}"] as? [String: Any])?["FNumber"] as? Double == 2.8)
        #expect((properties?["{GPS}"] as? [String: Any])?["Latitude"] as? Double == 52.5)
        let plain = try #require(CGImageSourceCreateWithData(CodecTests.write(CodecTests.picture(), "public.png")! as NSData, nil))
        #expect(CGImageSourceCopyMetadataAtIndex(plain, 0, nil) == nil)
    }

    @Test func damagedDocumentsNeverCrash() {
        var noise = Noise(5)
        var read = 0
        for _ in 0..<1500 {
            var bytes = [UInt8](Self.sample.utf8)
            for _ in 0...noise.next(4) { bytes[noise.next(bytes.count)] = UInt8(32 + noise.next(95)) }
            if noise.next(4) == 0 { bytes.removeLast(noise.next(bytes.count)) }
            if let metadata = CGImageMetadataCreateFromXMPData(Data(bytes) as NSData) {
                read += 1
                _ = CGImageMetadataCreateXMPData(metadata, nil)
            }
        }
        #expect(read > 0)
    }
}
