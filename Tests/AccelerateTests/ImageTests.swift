import Accelerate
import Testing

@Suite struct ImageTests {
    /// Pixels of one channel, the same in all four.
    private final class Pixels {
        var bytes: [UInt8]
        let (width, height): (Int, Int)
        init(_ rows: [[UInt8]]) {
            (width, height) = (rows[0].count, rows.count)
            bytes = rows.flatMap { $0.flatMap { [$0, $0, $0, $0] } }
        }
        var rows: [[UInt8]] { (0..<height).map { y in (0..<width).map { x in bytes[(y * width + x) * 4 + 1] } } }
    }

    private func run(
        _ source: Pixels, _ body: (UnsafePointer<vImage_Buffer>, UnsafePointer<vImage_Buffer>) -> vImage_Error
    ) -> (error: vImage_Error, rows: [[UInt8]]) {
        let result = Pixels(source.rows.map { $0.map { _ in 0 } })
        let error = source.bytes.withUnsafeMutableBytes { from in
            result.bytes.withUnsafeMutableBytes { to in
                func buffer(_ bytes: UnsafeMutableRawBufferPointer) -> vImage_Buffer {
                    vImage_Buffer(
                        data: bytes.baseAddress, height: vImagePixelCount(source.height), width: vImagePixelCount(source.width),
                        rowBytes: source.width * 4)
                }
                var (input, output) = (buffer(from), buffer(to))
                return body(&input, &output)
            }
        }
        return (error, result.rows)
    }

    @Test(arguments: [
        (kvImageEdgeExtend, [[10, 30, 50], [10, 30, 50], [10, 30, 50]] as [[UInt8]]),
        (kvImageTruncateKernel, [[15, 30, 45], [15, 30, 45], [15, 30, 45]]),
        (kvImageBackgroundColorFill, [[7, 20, 20], [10, 30, 30], [7, 20, 20]]),
        (kvImageCopyInPlace, [[0, 30, 60], [0, 30, 60], [0, 30, 60]]),
    ])
    func aBoxIsTheMeanOfThePixelsAround(_ edge: Int, _ expected: [[UInt8]]) {
        let source = Pixels([[0, 30, 60], [0, 30, 60], [0, 30, 60]])
        let black: [UInt8] = [0, 0, 0, 0]
        let (error, rows) = run(source) { vImageBoxConvolve_ARGB8888($0, $1, nil, 0, 0, 3, 3, black, vImage_Flags(edge)) }
        #expect(error == kvImageNoError && rows == expected)
    }

    @Test func aTentCountsNearPixelsMore() {
        let source = Pixels([[0, 0, 160, 0, 0]])
        let (error, rows) = run(source) { vImageTentConvolve_ARGB8888($0, $1, nil, 0, 0, 1, 3, nil, vImage_Flags(kvImageEdgeExtend)) }
        #expect(error == kvImageNoError && rows == [[0, 40, 80, 40, 0]])
    }

    @Test func whatMakesNoSenseIsAnError() {
        let source = Pixels([[1, 2], [3, 4]])
        let extend = vImage_Flags(kvImageEdgeExtend)
        #expect(run(source) { vImageBoxConvolve_ARGB8888($0, $1, nil, 0, 0, 2, 3, nil, extend) }.error == kvImageInvalidKernelSize)
        #expect(run(source) { vImageBoxConvolve_ARGB8888($0, $1, nil, 0, 0, 3, 3, nil, 0) }.error == kvImageInvalidEdgeStyle)
        #expect(run(source) { vImageBoxConvolve_ARGB8888($0, $1, nil, 2, 0, 3, 3, nil, extend) }.error == kvImageInvalidOffset_X)
        #expect(run(source) { vImageBoxConvolve_ARGB8888($0, $1, nil, 1, 0, 3, 3, nil, extend) }.error == kvImageRoiLargerThanInputBuffer)
        #expect(vImageBoxConvolve_ARGB8888(nil, nil, nil, 0, 0, 3, 3, nil, extend) == kvImageNullPointerArgument)
    }

    @Test func channelsAreMixedAndMoved() {
        let half: [Int16] = [256, 0, 0, 0, 0, 128, 0, 0, 0, 0, 128, 0, 0, 0, 0, 128]
        let source = Pixels([[100, 201]])
        #expect(run(source) { vImageMatrixMultiply_ARGB8888($0, $1, half, 256, nil, nil, 0) }.rows == [[50, 101]])
        #expect(run(source) { vImageMatrixMultiply_ARGB8888($0, $1, half, 0, nil, nil, 0) }.error == kvImageInvalidParameter)
        let map: [UInt8] = [3, 2, 1, 0]
        source.bytes = [1, 2, 3, 4, 5, 6, 7, 8]
        #expect(run(source) { vImagePermuteChannels_ARGB8888($0, $1, map, 0) }.rows == [[3, 7]])
    }
}
