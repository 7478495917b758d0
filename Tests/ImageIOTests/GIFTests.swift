import CoreGraphics
import Foundation
import ImageIO
import Testing

@Suite struct GIFTests {
    /// Two frames of 2 × 2: all red for 0.2 s, then one blue pixel at the lower right over it for 0 s; played three times.
    static let animation: [UInt8] =
        Array("GIF89a".utf8) + [2, 0, 2, 0, 0x91, 0, 0]
        + [255, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0, 0]
        + [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 3, 0, 0]
        + [0x21, 0xF9, 4, 0x04, 20, 0, 0, 0] + [0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0] + pixels([0, 0, 0, 0])
        + [0x21, 0xF9, 4, 0x00, 0, 0, 0, 0] + [0x2C, 1, 0, 1, 0, 1, 0, 1, 0, 0] + pixels([1])
        + [0x3B]

    /// Numbers below four as GIF data, with a clear code before each so that codes stay three bits wide.
    static func pixels(_ values: [Int]) -> [UInt8] {
        var (bits, count, bytes) = (0, 0, [UInt8]())
        for code in values.flatMap({ [4, $0] }) + [5] {
            bits |= code << count
            count += 3
            while count >= 8 {
                bytes.append(UInt8(bits & 255))
                bits >>= 8
                count -= 8
            }
        }
        if count > 0 { bytes.append(UInt8(bits)) }
        return [2, UInt8(bytes.count)] + bytes + [0]
    }

    @Test func framesDelaysAndLoops() throws {
        let source = try #require(CGImageSourceCreateWithData(Data(Self.animation) as NSData, nil))
        #expect(CGImageSourceGetCount(source) == 2 && CGImageSourceGetType(source) == "com.compuserve.gif")
        let whole = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? NSDictionary
        #expect(whole?[kCGImagePropertyGIFLoopCount] as? Int == 3)
        func delays(_ index: Int) -> [Double?] {
            let gif = CGImageSourceCopyPropertiesAtIndex(source, index, nil)?[kCGImagePropertyGIFDictionary] as? NSDictionary
            return [gif?[kCGImagePropertyGIFDelayTime] as? Double, gif?[kCGImagePropertyGIFUnclampedDelayTime] as? Double]
        }
        #expect(delays(0) == [0.2, 0.2] && delays(1) == [0.1, 0])
        let first = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        let second = try #require(CGImageSourceCreateImageAtIndex(source, 1, nil))
        #expect(CodecTests.pixel(first, 1, 1) == [255, 0, 0, 255])
        #expect(CodecTests.pixel(second, 1, 1) == [0, 0, 255, 255] && CodecTests.pixel(second, 0, 0) == [255, 0, 0, 255])
        #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
    }

    /// 40 × 30 pixels, interlaced, sixteen colours, written by another program.
    private static let foreign = """
        R0lGODdhKAAeAIcAAAD/ABDvJSDfSjDPb0C/lFCvuWCf3nCPA4B/KJBvTaBfcrBPl8A/vNAv4eAfBvAPKwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
        AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAACwAAAAAKAAeAEAI/wABBCCQAEACAgEEEjSIUGHB
        gwkHPmwokWEABAEYJECQgMHFjBs7ftTI0SNGkiJPhvTo0GJLiC8pLoRZEaLKkiNX5sR5MyVInDInRpwZ1GXNoj5RmvyZVGfPpSiRSh0qNCZVg1CdMs3Kc+vO
        BALANlCQQEGDsALGlj0rlqxZtGrftl1rIIGDAg4SGChQ927evX3x6uVrVzDgwn8LuGWbdjFcx3PlNl4LN3Fgy4gHX9ac+fDdx5QjM447GvJks5s9Gybsl3Nr
        1YlNkwYtebZouAEKLBjQIMGBAwkaDFhQIMCDB7l39/4dfHjx48l5+z4gnblw4saR664O/Ppz7cqnN/8vUODAggAJBjxo0ODBgAQBFhwgbx69evbu4cunfz79
        gwMNFPDAAgkksMADBTRAXQABDACggAQaiKCCAzDoYIADFkhgAQMMUEAC/wXQwAILNBDAAQ8kwKGHIB4gIokmoqhihx/+V+KJKa5Yo4sj3iijji2+6GOOvEGo
        4YQLNvhghhImmOSFRkq4XnvvxTdfef3dR6V+V9bnH35Vnrfdct05l110ZDaHHXRjTsedmt+hKZ53Z7ZpnYdY2jdlflbypyeYXPrp35IRHuhkhUpiWCiSiELJ
        5IY0BtljjESyGOKkOM5oqXmUarqjkJ0CeSmMmXKo6JGHWkgoqhSqeqqEAQEAOw==
        """

    @Test func decodesWhatAnotherProgramWrote() throws {
        let data = try #require(Data(base64Encoded: Self.foreign, options: .ignoreUnknownCharacters))
        let source = try #require(CGImageSourceCreateWithData(data as NSData, nil))
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(image.width == 40 && image.height == 30)
        for y in 0..<30 {
            for x in 0..<40 {
                let index = (x * x + 3 * y * x + y) % 16
                #expect(CodecTests.pixel(image, x, y) == [index * 16, 255 - index * 16, index * 37 % 256, 255], "at \(x), \(y)")
            }
        }
    }
}
