import CoreGraphics
import Foundation
import Testing

@Suite struct ShadingAndLayerTests {
    /// What a test's callbacks are told.
    final class Record {
        var isReleased = false
        var calls = 0
    }

    private static func function(_ record: Record? = nil, dimensions: Int = 1, _ evaluate: @escaping CGFunctionEvaluateCallback)
        -> CGFunction?
    {
        var callbacks = CGFunctionCallbacks(
            version: 0, evaluate: evaluate,
            releaseInfo: { info in if let info { Unmanaged<Record>.fromOpaque(info).takeUnretainedValue().isReleased = true } })
        return CGFunction(
            info: record.map { Unmanaged.passUnretained($0).toOpaque() }, domainDimension: dimensions, domain: [0, 1], rangeDimension: 4,
            range: [0, 1, 0, 1, 0, 1, 0, 1], callbacks: &callbacks)
    }

    @Test func shadingsHaveTheColoursOfTheirFunction() throws {
        let function = try #require(
            Self.function { _, input, output in
                // Red on the left half, blue on the right one; more than opaque, which is clipped.
                (output[0], output[1], output[2], output[3]) = (input[0] < 0.5 ? 1 : 0, 0, input[0] < 0.5 ? 0 : 1, 2)
            })
        let shading = try #require(
            CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 30, y: 0), function: function,
                extendStart: true, extendEnd: false))
        let canvas = Canvas(40, 4)
        canvas.context.drawShading(shading)
        #expect(canvas[2, 1] == [255, 0, 0, 255] && canvas[15, 1] == [255, 0, 0, 255] && canvas[25, 1] == [0, 0, 255, 255])
        #expect(canvas.alpha(35, 1) == 0)
    }

    @Test func radialShadingsBlendOutwards() throws {
        let function = try #require(
            Self.function { _, input, output in
                (output[0], output[1], output[2], output[3]) = (input[0], input[0], input[0], 1)
            })
        let shading = try #require(
            CGShading(
                radialSpace: CGColorSpaceCreateDeviceRGB(), start: CGPoint(x: 20, y: 20), startRadius: 0, end: CGPoint(x: 20, y: 20),
                endRadius: 20, function: function, extendStart: false, extendEnd: true))
        let canvas = Canvas(40, 40)
        canvas.context.drawShading(shading)
        #expect(
            canvas[20, 20][0] < 20 && isClose(canvas[30, 20], [134, 134, 134, 255], within: 10) && canvas[0, 0] == [255, 255, 255, 255])
    }

    @Test func functionsOfOtherDimensionsMakeNoShading() throws {
        let plane = try #require(Self.function(dimensions: 2) { _, _, _ in })
        let grey = CGColorSpaceCreateDeviceGray()
        let line = try #require(Self.function { _, _, _ in })
        for (space, function) in [(CGColorSpaceCreateDeviceRGB(), plane), (grey, line)] {
            #expect(CGShading(axialSpace: space, start: .zero, end: .zero, function: function, extendStart: true, extendEnd: true) == nil)
        }
        var nothing = CGFunctionCallbacks()
        #expect(CGFunction(info: nil, domainDimension: 1, domain: nil, rangeDimension: 1, range: nil, callbacks: &nothing) == nil)
    }

    @Test func functionsReleaseWhatTheyWereMadeWith() throws {
        let record = Record()
        do {
            let function = try #require(Self.function(record) { _, _, _ in })
            _ = CGShading(
                axialSpace: CGColorSpaceCreateDeviceRGB(), start: .zero, end: .zero, function: function, extendStart: true, extendEnd: true)
            #expect(!record.isReleased)
        }
        #expect(record.isReleased)
    }

    @Test func layersAreDrawnOftenAndStretched() throws {
        let canvas = Canvas(40, 20)
        let layer = try #require(CGLayer(canvas.context, size: CGSize(width: 10, height: 10), auxiliaryInfo: nil))
        let context = try #require(layer.context)
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        canvas.context.draw(layer, at: CGPoint(x: 0, y: 0))
        canvas.context.draw(layer, in: CGRect(x: 20, y: 0, width: 20, height: 20))
        // The lower left quarter of each; row 19 is the lowest one.
        #expect(canvas[2, 17] == [255, 0, 0, 255] && canvas.alpha(2, 12) == 0 && canvas.alpha(7, 17) == 0)
        #expect(canvas[22, 17] == [255, 0, 0, 255] && canvas[28, 12] == [255, 0, 0, 255] && canvas.alpha(32, 17) == 0)
        // What is drawn into the layer later shows where the layer is drawn later.
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        canvas.context.draw(layer, at: CGPoint(x: 0, y: 10))
        #expect(canvas[8, 2] == [255, 0, 0, 255] && canvas.alpha(8, 17) == 0)
    }

    @Test func layersHaveAsManyPixelsAsTheyCover() throws {
        let canvas = Canvas(20, 20, flipped: true, scale: 2)
        let layer = try #require(CGLayer(canvas.context, size: CGSize(width: 4.25, height: 4), auxiliaryInfo: nil))
        let context = try #require(layer.context)
        #expect(layer.size == CGSize(width: 4.25, height: 4) && context.width == 9 && context.height == 8)
        context.setFillColor(.red)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 0.5))
        canvas.context.draw(layer, at: CGPoint(x: 1, y: 1))
        // Lines of one pixel stay so, and nothing is drawn beyond the layer's size.
        #expect(canvas[2, 2] == [255, 0, 0, 255] && canvas.alpha(2, 3) == 0 && canvas[9, 2] == [255, 0, 0, 255])
        #expect(abs(canvas.alpha(10, 2) - 128) < 3 && canvas.alpha(11, 2) == 0)
        #expect(CGLayer(canvas.context, size: CGSize(width: 0, height: 4), auxiliaryInfo: nil) == nil)
    }

    @Test func placesOfUserSpaceAreFoundOnTheDeviceAndBack() {
        let context = Canvas(40, 20, scale: 2).context
        context.translateBy(x: 3, y: 4)
        context.rotate(by: .pi / 2)
        let point = context.convertToDeviceSpace(CGPoint(x: 1, y: 2))
        #expect(isClose(point.x, 2, within: 1e-9) && isClose(point.y, 10, within: 1e-9))
        let back = context.convertToUserSpace(point)
        #expect(isClose(back.x, 1) && isClose(back.y, 2))
        let size = context.convertToDeviceSpace(CGSize(width: 5, height: 0))
        #expect(isClose(size.width, 0, within: 1e-9) && isClose(size.height, 10, within: 1e-9))
        let rect = context.convertToDeviceSpace(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(isClose(rect.minX, 4, within: 1e-9) && isClose(rect.width, 2, within: 1e-9) && isClose(rect.height, 4, within: 1e-9))
        let again = context.convertToUserSpace(rect)
        #expect(isClose(again.width, 2, within: 1e-9) && isClose(again.minY, 0, within: 1e-9))
    }
}

@Suite struct DataProviderCallbackTests {
    /// Bytes that are handed out as they are asked for.
    final class Source {
        var bytes: [UInt8]
        var position = 0
        var isReleased = false
        init(_ bytes: [UInt8]) { self.bytes = bytes }

        static func taken(_ info: UnsafeMutableRawPointer?) -> Source { Unmanaged<Source>.fromOpaque(info!).takeUnretainedValue() }
    }

    @Test func bytesComeOneAfterTheOther() throws {
        let source = Source(Array(0..<200))
        var callbacks = CGDataProviderSequentialCallbacks(
            version: 0,
            getBytes: { info, buffer, count in
                let source = Source.taken(info)
                // Never more than seven at once, as a slow source.
                let piece = source.bytes[source.position...].prefix(min(count, 7))
                for (index, byte) in piece.enumerated() { buffer.storeBytes(of: byte, toByteOffset: index, as: UInt8.self) }
                source.position += piece.count
                return piece.count
            }, skipForward: nil, rewind: { Source.taken($0).position = 0 }, releaseInfo: { Source.taken($0).isReleased = true })
        do {
            let provider = try #require(CGDataProvider(sequentialInfo: Unmanaged.passUnretained(source).toOpaque(), callbacks: &callbacks))
            #expect(source.position == 0)
            #expect(provider.data as Data? == Data(0..<200) && provider.info == Unmanaged.passUnretained(source).toOpaque())
            #expect(!source.isReleased)
        }
        #expect(source.isReleased)
    }

    @Test func bytesComeFromAnyPosition() throws {
        let source = Source(Array(0..<100))
        var callbacks = CGDataProviderDirectCallbacks(
            version: 0, getBytePointer: nil, releaseBytePointer: nil,
            getBytesAtPosition: { info, buffer, position, count in
                let piece = Source.taken(info).bytes[Int(position)...].prefix(min(count, 30))
                for (index, byte) in piece.enumerated() { buffer.storeBytes(of: byte, toByteOffset: index, as: UInt8.self) }
                return piece.count
            }, releaseInfo: nil)
        let info = Unmanaged.passUnretained(source).toOpaque()
        let provider = try #require(CGDataProvider(directInfo: info, size: 80, callbacks: &callbacks))
        #expect(provider.data as Data? == Data(0..<80))
        var empty = CGDataProviderDirectCallbacks()
        #expect(CGDataProvider(directInfo: nil, size: 8, callbacks: &empty) == nil)
    }
}
