import CoreGraphics
import Foundation
import Testing

@Suite struct ColorTests {
    private func converted(_ components: [CGFloat], _ from: CFString, _ to: CFString) throws -> [CGFloat] {
        let space = try #require(CGColorSpace(name: from))
        let source = try #require(CGColor(colorSpace: space, components: components))
        let target = try #require(CGColorSpace(name: to))
        return try #require(source.converted(to: target, intent: .defaultIntent, options: nil)?.components)
    }

    @Test func displayP3AndSRGB() throws {
        // P3's pure red in extended sRGB, as published: 1.0931, -0.2267, -0.1501.
        let red = try converted([1, 0, 0, 1], CGColorSpace.displayP3, CGColorSpace.extendedSRGB)
        #expect(isClose(red[0], 1.0931, within: 1e-3) && isClose(red[1], -0.2267, within: 1e-3) && isClose(red[2], -0.1501, within: 1e-3))
        let clipped = try converted([1, 0, 0, 1], CGColorSpace.displayP3, CGColorSpace.sRGB)
        #expect(clipped == [1, 0, 0, 1])
        let back = try converted(red, CGColorSpace.extendedSRGB, CGColorSpace.displayP3)
        #expect(isClose(back[0], 1, within: 1e-9) && isClose(back[1], 0, within: 1e-9))
        let white = try converted([1, 1, 1, 1], CGColorSpace.displayP3, CGColorSpace.sRGB)
        #expect(white.allSatisfy { isClose($0, 1, within: 1e-9) })
    }

    @Test func linearAndGamma() throws {
        let half = try converted([0.5, 0.5, 0.5, 1], CGColorSpace.linearSRGB, CGColorSpace.sRGB)
        #expect(isClose(half[0], 0.735_357, within: 1e-5))
        let again = try converted(half, CGColorSpace.sRGB, CGColorSpace.linearSRGB)
        #expect(isClose(again[0], 0.5, within: 1e-9))
    }

    @Test func greyAndInks() throws {
        #expect(try converted([0.5, 1], CGColorSpace.genericGrayGamma2_2, CGColorSpace.sRGB) == [0.5, 0.5, 0.5, 1])
        let grey = try converted([0, 1, 0, 0.5], CGColorSpace.sRGB, CGColorSpace.linearGray)
        #expect(isClose(grey[0], 0.7152, within: 1e-9) && grey[1] == 0.5)
        let ink = try converted([0, 1, 1, 0, 1], CGColorSpace.genericCMYK, CGColorSpace.sRGB)
        #expect(ink == [1, 0, 0, 1])
        #expect(try converted([1, 0, 0, 1], CGColorSpace.sRGB, CGColorSpace.genericCMYK) == [0, 1, 1, 0, 1])
    }

    @Test func equalityIsOfSpaceAndComponents() {
        #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 1) == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        #expect(CGColor.white != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
        #expect(CGColor.white.components == [1, 1] && CGColor.white.numberOfComponents == 2)
        #expect(CGColor.black.copy(alpha: 0.25)?.components == [0, 0.25])
        #expect(CGColorSpaceCreateDeviceRGB() == CGColorSpaceCreateDeviceRGB())
    }

    @Test func spacesKnowThemselves() throws {
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        #expect(p3.model == .rgb && p3.numberOfComponents == 3 && p3.isWideGamutRGB && p3.name == CGColorSpace.displayP3)
        #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
        #expect(CGColorSpace(name: "no such space") == nil)
        let table: [UInt8] = [0, 0, 0, 255, 0, 0]
        let indexed = try #require(CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 1, colorTable: table))
        #expect(CGColor(colorSpace: indexed, components: [1, 1])?.sRGB == SIMD4(1, 0, 0, 1))
    }
}
