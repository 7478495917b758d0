import CoreGraphics
import Foundation
import Testing

@Suite struct ImageTests {
    private let rgb = CGColorSpaceCreateDeviceRGB()

    private func image(
        _ bytes: [UInt8], width: Int, height: Int, bits: Int = 8, pixel: Int = 32, space: CGColorSpace? = nil, info: CGBitmapInfo,
        decode: [CGFloat]? = nil
    ) -> CGImage? {
        CGDataProvider(data: Data(bytes) as NSData).flatMap {
            CGImage(
                width: width, height: height, bitsPerComponent: bits, bitsPerPixel: pixel, bytesPerRow: (width * pixel + 7) / 8,
                space: space ?? rgb, bitmapInfo: info, provider: $0, decode: decode, shouldInterpolate: false, intent: .defaultIntent)
        }
    }

    private func pixels(_ image: CGImage?) -> [[Int]] {
        guard let image else { return [] }
        let canvas = Canvas(image.width, image.height)
        canvas.context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
        return (0..<image.height).flatMap { y in (0..<image.width).map { canvas[$0, y] } }
    }

    @Test func anImageTellsHowItsSamplesAreSpread() throws {
        let grey = CGColorSpaceCreateDeviceGray()
        let plain = try #require(image([100], width: 1, height: 1, pixel: 8, space: grey, info: []))
        #expect(plain.decode == nil)
        let turned = try #require(image([100], width: 1, height: 1, pixel: 8, space: grey, info: [], decode: [1, 0]))
        let table = try #require(turned.decode)
        #expect((table[0], table[1]) == (1, 0) && turned.decode == table)
        let again = CGImage(
            width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 1, space: grey, bitmapInfo: turned.bitmapInfo,
            provider: try #require(turned.dataProvider), decode: turned.decode, shouldInterpolate: false, intent: .defaultIntent)
        #expect(pixels(again) == [[155, 155, 155, 255]])
    }

    @Test func layoutsAreUnderstood() {
        func info(_ alpha: CGImageAlphaInfo, _ order: CGImageByteOrderInfo = .orderDefault) -> CGBitmapInfo {
            CGBitmapInfo(alpha: alpha, byteOrder: order)
        }
        let orange = [[255, 128, 0, 255]]
        #expect(pixels(image([255, 128, 0, 255], width: 1, height: 1, info: info(.premultipliedLast))) == orange)
        #expect(pixels(image([255, 255, 128, 0], width: 1, height: 1, info: info(.premultipliedFirst))) == orange)
        #expect(pixels(image([0, 128, 255, 255], width: 1, height: 1, info: info(.premultipliedFirst, .order32Little))) == orange)
        #expect(pixels(image([9, 0, 128, 255], width: 1, height: 1, info: info(.noneSkipLast, .order32Little))) == orange)
        #expect(pixels(image([255, 128, 0, 9], width: 1, height: 1, info: info(.noneSkipLast))) == orange)
        #expect(pixels(image([255, 128, 0], width: 1, height: 1, pixel: 24, info: info(.none))) == orange)
        #expect(isClose(pixels(image([255, 128, 0, 128], width: 1, height: 1, info: info(.last)))[0], [128, 64, 0, 128]))
        #expect(
            isClose(
                pixels(image([0, 255, 128, 0, 0, 0, 255, 255], width: 1, height: 1, bits: 16, pixel: 64, info: info(.last)))[0],
                [1, 128, 0, 255]))
        let grey = CGColorSpaceCreateDeviceGray()
        #expect(
            pixels(image([0b1010_0000], width: 3, height: 1, bits: 1, pixel: 1, space: grey, info: [])) == [
                [255, 255, 255, 255], [0, 0, 0, 255], [255, 255, 255, 255],
            ])
        #expect(pixels(image([100], width: 1, height: 1, pixel: 8, space: grey, info: [])) == [[100, 100, 100, 255]])
        #expect(pixels(image([100], width: 1, height: 1, pixel: 8, space: grey, info: [], decode: [1, 0])) == [[155, 155, 155, 255]])
        #expect(
            pixels(image([0b0111_1100, 0], width: 1, height: 1, bits: 5, pixel: 16, info: info(.noneSkipFirst))) == [[255, 0, 0, 255]])
        let table: [UInt8] = [1, 2, 3, 4, 5, 6]
        let indexed = CGColorSpace(indexedBaseSpace: rgb, last: 1, colorTable: table)
        #expect(
            pixels(image([0b0100_0000], width: 2, height: 1, bits: 1, pixel: 1, space: indexed, info: [])) == [
                [1, 2, 3, 255], [4, 5, 6, 255],
            ])
    }

    @Test func contradictionsAreRefused() {
        #expect(image([1, 2, 3], width: 1, height: 1, info: CGBitmapInfo(alpha: .last)) == nil)
        #expect(image([1, 2, 3, 4], width: 0, height: 1, info: CGBitmapInfo(alpha: .last)) == nil)
        #expect(image([1, 2, 3, 4], width: 1, height: -1, info: CGBitmapInfo(alpha: .last)) == nil)
        #expect(image([1, 2, 3, 4], width: 1, height: 1, bits: 7, info: CGBitmapInfo(alpha: .last)) == nil)
        #expect(image([1, 2, 3, 4], width: 1, height: 1, pixel: 24, info: CGBitmapInfo(alpha: .last)) == nil)
        #expect(image([1, 2, 3, 4], width: 1 << 40, height: 1 << 40, info: CGBitmapInfo(alpha: .last)) == nil)
    }

    private var corners: CGImage {
        image(
            [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255], width: 2, height: 2,
            info: CGBitmapInfo(alpha: .premultipliedLast))!
    }

    @Test func imagesStandUprightWithYUpwards() {
        #expect(pixels(corners) == [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255]])
        let flipped = Canvas(2, 2, flipped: true)
        flipped.context.draw(corners, in: CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(flipped[0, 0] == [0, 0, 255, 255])
    }

    @Test func interpolationNoneKeepsHardPixelsAndBordersDoNotFade() {
        let canvas = Canvas(20, 20)
        canvas.context.interpolationQuality = .none
        canvas.context.draw(corners, in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(canvas[9, 9] == [255, 0, 0, 255] && canvas[10, 9] == [0, 255, 0, 255])
        let smooth = Canvas(20, 20)
        smooth.context.interpolationQuality = .high
        smooth.context.draw(corners, in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(smooth.alpha(0, 0) == 255 && smooth.alpha(19, 19) == 255)
        #expect(smooth[10, 2][0] > 20 && smooth[10, 2][1] > 20)
    }

    @Test func tilingRepeats() {
        let canvas = Canvas(6, 6)
        canvas.context.draw(corners, in: CGRect(x: 0, y: 0, width: 2, height: 2), byTiling: true)
        #expect(canvas[4, 4] == [255, 0, 0, 255] && canvas[5, 5] == [255, 255, 255, 255] && canvas[0, 0] == [255, 0, 0, 255])
    }

    @Test func croppingCountsFromTheTopLeft() {
        let part = corners.cropping(to: CGRect(x: 1, y: 0, width: 5, height: 1))
        #expect(part?.width == 1 && part?.height == 1 && pixels(part) == [[0, 255, 0, 255]])
        #expect(corners.cropping(to: CGRect(x: 2, y: 0, width: 1, height: 1)) == nil)
        #expect(part?.dataProvider?.data.map { [UInt8](Data(referencing: $0)) } == [0, 255, 0, 255])
    }

    private func mask(_ bytes: [UInt8], width: Int, height: Int) -> CGImage {
        CGImage(
            maskWidth: width, height: height, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: width,
            provider: CGDataProvider(data: Data(bytes) as NSData)!, decode: nil, shouldInterpolate: false)!
    }

    @Test func masksPaintTheFillColourWhereTheyAreLeast() {
        let canvas = Canvas(2, 1)
        canvas.context.setFillColor(.red)
        canvas.context.draw(mask([0, 255], width: 2, height: 1), in: CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(canvas[0, 0] == [255, 0, 0, 255] && canvas[1, 0] == [0, 0, 0, 0])
    }

    @Test func masksPaintPatternsToo() throws {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { _, context in
                context.setFillColor(.green)
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }, releaseInfo: nil)
        let pattern = try #require(
            CGPattern(
                info: nil, bounds: CGRect(x: 0, y: 0, width: 2, height: 2), matrix: .identity, xStep: 2, yStep: 2,
                tiling: .constantSpacing, isColored: true, callbacks: &callbacks))
        let canvas = Canvas(2, 1)
        canvas.context.setFillColorSpace(try #require(CGColorSpace(patternBaseSpace: nil)))
        canvas.context.setFillPattern(pattern, colorComponents: [1])
        canvas.context.draw(mask([255, 0], width: 2, height: 1), in: CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(canvas[0, 0] == [0, 0, 0, 0] && canvas[1, 0] == [0, 255, 0, 255])
    }

    @Test func maskingHidesAndGreyIsAlpha() {
        let hidden = corners.masking(mask([0, 255, 255, 0], width: 2, height: 2))
        #expect(pixels(hidden).map { $0[3] } == [255, 0, 0, 255])
        let grey = image([0, 255, 128, 0], width: 2, height: 2, pixel: 8, space: CGColorSpaceCreateDeviceGray(), info: [])!
        #expect(isClose(pixels(corners.masking(grey)).map { $0[3] }, [0, 255, 128, 0]))
        #expect(corners.copy(maskingColorComponents: [0, 255, 0, 255, 0, 255]) == nil)
        let opaque = image([255, 0, 0, 0, 0, 255, 0, 0], width: 2, height: 1, info: CGBitmapInfo(alpha: .noneSkipLast))!
        #expect(pixels(opaque.copy(maskingColorComponents: [200, 255, 0, 10, 0, 10])).map { $0[3] } == [0, 255])
    }

    @Test func clippingToAMaskIsSoft() {
        let canvas = Canvas(4, 4)
        let grey = image([0, 255], width: 2, height: 1, pixel: 8, space: CGColorSpaceCreateDeviceGray(), info: [])!
        canvas.context.saveGState()
        canvas.context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: grey)
        canvas.context.interpolationQuality = .none
        canvas.context.setFillColor(.red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        canvas.context.restoreGState()
        #expect(canvas.alpha(0, 0) < 40 && canvas.alpha(3, 0) > 215)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.alpha(0, 3) == 255)
    }
}
