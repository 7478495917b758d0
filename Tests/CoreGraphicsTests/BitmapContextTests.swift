import CoreGraphics
import Foundation
import Testing

@Suite struct BitmapContextTests {
    private let rgb = CGColorSpaceCreateDeviceRGB()

    private func make(_ alpha: CGImageAlphaInfo, _ order: CGImageByteOrderInfo = .orderDefault, data: UnsafeMutableRawPointer? = nil)
        -> CGContext?
    {
        CGContext(
            data: data, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: rgb,
            bitmapInfo: alpha.rawValue | order.rawValue)
    }

    @Test func drawingShowsInTheMemoryOfEachLayout() throws {
        let cases: [(CGImageAlphaInfo, CGImageByteOrderInfo, [UInt8])] = [
            (.premultipliedLast, .orderDefault, [255, 0, 0, 255]), (.premultipliedFirst, .orderDefault, [255, 255, 0, 0]),
            (.premultipliedFirst, .order32Little, [0, 0, 255, 255]), (.noneSkipLast, .orderDefault, [255, 0, 0, 255]),
            (.premultipliedLast, .order32Big, [255, 0, 0, 255]),
        ]
        for (alpha, order, expected) in cases {
            let context = try #require(make(alpha, order))
            context.setFillColor(.red)
            context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
            let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
            #expect((0..<4).map { bytes[$0] } == expected, "\(alpha) \(order)")
        }
    }

    @Test func memoryGivenIsDrawnTo() {
        var bytes = [UInt8](repeating: 0, count: 16)
        bytes.withUnsafeMutableBytes { buffer in
            let context = make(.premultipliedLast, data: buffer.baseAddress)
            context?.setFillColor(.green)
            context?.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        }
        #expect(bytes == [0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 255, 0, 255, 0, 255])
    }

    @Test func pixelsWrittenToTheMemoryAreSeen() throws {
        let context = try #require(make(.premultipliedLast))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        (bytes[0], bytes[3]) = (200, 255)
        context.setFillColor(.blue)
        context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let image = try #require(context.makeImage())
        let data = try #require(image.dataProvider?.data)
        #expect([UInt8](Data(referencing: data)) == [200, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255])
        #expect(image.alphaInfo == .premultipliedLast)
    }

    @Test func imagesDoNotChangeWithLaterDrawing() throws {
        let context = try #require(make(.premultipliedFirst, .order32Little))
        let image = try #require(context.makeImage())
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let data = try #require(image.dataProvider?.data)
        #expect([UInt8](Data(referencing: data)).allSatisfy { $0 == 0 })
    }

    @Test func greyAndAlphaOnly() throws {
        let grey = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.none.rawValue))
        #expect(grey.bytesPerRow == 2)
        grey.setFillColor(gray: 0.5, alpha: 1)
        grey.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let bytes = try #require(grey.data).assumingMemoryBound(to: UInt8.self)
        #expect(bytes[0] == 0 && bytes[1] == 128)
        let alpha = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
                bitmapInfo: CGImageAlphaInfo.alphaOnly.rawValue))
        alpha.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try #require(alpha.data).load(as: UInt8.self) == 255)
    }

    @Test func impossibleCombinationsAreRefused() {
        #expect(make(.last) == nil && make(.first) == nil && make(.none) == nil)
        #expect(CGContext(data: nil, width: 0, height: 2, bitsPerComponent: 8, bytesPerRow: 0, space: rgb, bitmapInfo: 1) == nil)
        #expect(CGContext(data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 4, space: rgb, bitmapInfo: 1) == nil)
        #expect(CGContext(data: nil, width: 2, height: 2, bitsPerComponent: 3, bytesPerRow: 0, space: rgb, bitmapInfo: 1) == nil)
        #expect(
            CGContext(data: nil, width: 1 << 30, height: 1 << 30, bitsPerComponent: 8, bytesPerRow: 0, space: rgb, bitmapInfo: 1) == nil)
    }

    @Test func releaseIsCalledOnce() {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)
        memset(memory, 0, 16)
        var context = CGContext(
            data: memory, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: rgb,
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue,
            releaseCallback: { info, data in
                info?.assumingMemoryBound(to: UInt8.self).pointee = 7
                #expect(info == data)
            }, releaseInfo: memory)
        #expect(context?.width == 2)
        context = nil
        #expect(memory.load(as: UInt8.self) == 7)
        memory.deallocate()
    }
}
