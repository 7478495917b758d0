import CoreGraphics
import Foundation
import Testing

@Suite struct MeasuredColorTests {
    /// The colour in extended sRGB, alpha last; nothing if there is none.
    private func rgb(_ space: CGColorSpace, _ components: [CGFloat]) -> [CGFloat] {
        guard let sRGB = CGColorSpace(name: CGColorSpace.extendedSRGB) else { return [] }
        let color = CGColor(colorSpace: space, components: components + [1])
        return color?.converted(to: sRGB, intent: .defaultIntent, options: nil)?.components ?? []
    }

    private func isNear(_ a: [CGFloat], _ b: [CGFloat], within tolerance: CGFloat = 0.005) -> Bool {
        !a.isEmpty && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
    }

    private static let d65: [CGFloat] = [0.9505, 1, 1.089]

    @Test func labHasLightnessAndTwoOpponentColours() throws {
        let lab = try #require(CGColorSpace(labWhitePoint: Self.d65, blackPoint: nil, range: nil))
        #expect(lab.model == .lab && lab.numberOfComponents == 3 && !lab.supportsOutput)
        #expect(isNear(rgb(lab, [100, 0, 0]), [1, 1, 1]) && isNear(rgb(lab, [0, 0, 0]), [0, 0, 0]))
        // sRGB's red, by the tables.
        #expect(isNear(rgb(lab, [53.24, 80.09, 67.2]), [1, 0, 0], within: 0.02))
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1).converted(to: lab, intent: .defaultIntent, options: nil)
        #expect(isNear(red?.components ?? [], [53.24, 80.09, 67.2], within: 0.2))
        #expect(CGColorSpace(labWhitePoint: [1, 0.5, 1], blackPoint: nil, range: nil) == nil)
        // A pixel whose lightness is the greatest, and whose opponent colours lie in the middle, is white.
        let provider = try #require(CGDataProvider(data: Data([255, 128, 128, 0, 128, 128]) as NSData))
        let image = try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 24, bytesPerRow: 6, space: lab,
                bitmapInfo: CGBitmapInfo(rawValue: 0), provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
        let canvas = Canvas(2, 1)
        canvas.context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(isClose(canvas[0, 0], [255, 255, 255, 255], within: 4) && isClose(canvas[1, 0], [0, 0, 0, 255], within: 4))
    }

    @Test func calibratedSpacesAreWhatTheirNumbersSay() throws {
        // sRGB's own primaries with another gamma.
        let matrix: [CGFloat] = [0.4124, 0.2126, 0.0193, 0.3576, 0.7152, 0.1192, 0.1805, 0.0722, 0.9505]
        let space = try #require(
            CGColorSpace(calibratedRGBWhitePoint: Self.d65, blackPoint: nil, gamma: [1, 1, 1], matrix: matrix))
        #expect(space.model == .rgb && space.supportsOutput && !space.isWideGamutRGB)
        #expect(isNear(rgb(space, [1, 0, 0]), [1, 0, 0]) && isNear(rgb(space, [0.2140, 0.2140, 0.2140]), [0.5, 0.5, 0.5]))
        let grey = try #require(CGColorSpace(calibratedGrayWhitePoint: Self.d65, blackPoint: nil, gamma: 1))
        #expect(grey.model == .monochrome && isNear(rgb(grey, [0.2140]), [0.5, 0.5, 0.5]))
        #expect(CGColorSpace(calibratedGrayWhitePoint: Self.d65, blackPoint: nil, gamma: 0) == nil)
        #expect(
            CGColorSpace(calibratedRGBWhitePoint: Self.d65, blackPoint: nil, gamma: nil, matrix: [CGFloat](repeating: 1, count: 9)) == nil)
    }

    @Test(arguments: ["kCGColorSpaceROMMRGB", "kCGColorSpaceDCIP3", "kCGColorSpaceACESCGLinear", "kCGColorSpaceGenericLab"])
    func namedSpacesGoThereAndBack(name: String) throws {
        let space = try #require(CGColorSpace(name: name as CFString))
        let start = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
        let there = try #require(start.converted(to: space, intent: .defaultIntent, options: nil))
        #expect(there.components != start.components)
        #expect(isNear(rgb(space, there.components?.dropLast() ?? []), [0.25, 0.5, 0.75], within: 1e-6))
        if space.model == .rgb {
            #expect(space.isWideGamutRGB && isNear(rgb(space, [1, 1, 1]), [1, 1, 1], within: 1e-3))
        }
    }

    @Test(arguments: ["kCGColorSpaceSRGB", "kCGColorSpaceDisplayP3", "kCGColorSpaceROMMRGB", "kCGColorSpaceAdobeRGB1998"])
    func profilesSayTheSameAsTheirSpaces(name: String) throws {
        let space = try #require(CGColorSpace(name: name as CFString))
        let data = try #require(space.copyICCData())
        let read = try #require(CGColorSpace(iccData: data))
        #expect(read.name == nil && read.model == .rgb && read.copyICCData() == data)
        for components in [[1, 0, 0], [0.1, 0.6, 0.9], [1, 1, 1], [0.01, 0.02, 0]] as [[CGFloat]] {
            #expect(isNear(rgb(read, components), rgb(space, components), within: 0.01))
        }
    }

    @Test func profilesOfCurvesWithPointsAreRead() throws {
        // A grey profile whose curve has three points: half of the component is a quarter of the light.
        func number(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
        let curve = Array("curv".utf8) + number(0) + number(3) + [0, 0, 0x40, 0, 0xFF, 0xFF]
        var bytes = [UInt8](repeating: 0, count: 128)
        bytes.replaceSubrange(16..<20, with: Array("GRAY".utf8))
        bytes.replaceSubrange(20..<24, with: Array("XYZ ".utf8))
        bytes.replaceSubrange(36..<40, with: Array("acsp".utf8))
        bytes += number(1) + Array("kTRC".utf8) + number(144) + number(UInt32(curve.count)) + curve
        let space = try #require(CGColorSpace(iccData: Data(bytes) as NSData))
        let linear = try #require(CGColorSpace(name: CGColorSpace.linearGray))
        let color = try #require(CGColor(colorSpace: space, components: [0.5, 1]))
        let light = try #require(color.converted(to: linear, intent: .defaultIntent, options: nil)?.components)
        #expect(isNear(light, [0.25, 1], within: 0.001))
        let back = try #require(
            CGColor(colorSpace: linear, components: [0.25, 1])?.converted(to: space, intent: .defaultIntent, options: nil))
        #expect(isNear(back.components ?? [], [0.5, 1], within: 0.001))
    }

    @Test func profilesThatCannotBeReadHaveAStandIn() throws {
        // One of four inks, whose table is left out.
        var bytes = [UInt8](repeating: 0, count: 132)
        bytes.replaceSubrange(16..<20, with: Array("CMYK".utf8))
        bytes.replaceSubrange(36..<40, with: Array("acsp".utf8))
        let provider = try #require(CGDataProvider(data: Data(bytes) as NSData))
        #expect(CGColorSpace(iccData: Data(bytes) as NSData) == nil && CGColorSpace(iccData: Data() as NSData) == nil)
        #expect(CGColorSpace(iccBasedNComponents: 3, range: nil, profile: provider, alternate: nil) == nil)
        let space = try #require(CGColorSpace(iccBasedNComponents: 4, range: nil, profile: provider, alternate: nil))
        #expect(space.model == .cmyk && space.copyICCData() as Data? == Data(bytes))
    }

    @Test func damagedProfilesNeverCrash() throws {
        let data = try #require(CGColorSpace(name: CGColorSpace.displayP3)?.copyICCData()) as Data
        var state: UInt64 = 7
        func random(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        for _ in 0..<2000 {
            var bytes = [UInt8](data)
            for _ in 0...random(4) { bytes[random(bytes.count)] = UInt8(random(256)) }
            if random(3) == 0 { bytes.removeLast(random(bytes.count)) }
            guard let space = CGColorSpace(iccData: Data(bytes) as NSData) else { continue }
            _ = CGColor(colorSpace: space, components: [0.2, 0.4, 0.6, 1])
            _ = CGColor(red: 1, green: 0, blue: 0, alpha: 1).converted(to: space, intent: .defaultIntent, options: nil)
        }
    }

    @Test func indexedSpacesGiveTheirTable() throws {
        let table: [UInt8] = [255, 0, 0, 0, 0, 255]
        let space = try #require(CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 1, colorTable: table))
        #expect(space.colorTable == table && CGColorSpaceCreateDeviceRGB().colorTable == nil)
    }
}
