import Foundation

/// Sets each pixel to the mean of those around it, in a rectangle whose sides are odd.
///
/// - Parameters:
///   - src: pixels of four channels of 8 bits.
///   - dest: where the result goes; its size says how much of the source is done.
///   - tempBuffer: not used.
///   - srcOffsetToROI_X: the column at which the part of the source begins.
///   - srcOffsetToROI_Y: the row at which it begins.
///   - backgroundColor: what is beyond the edges with `kvImageBackgroundColorFill`.
///   - flags: what is beyond the edges.
/// - Returns: `kvImageNoError`, or why nothing was done.
///
/// See https://developer.apple.com/documentation/accelerate/vimageboxconvolve_argb8888(_:_:_:_:_:_:_:_:_:).
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!, _ tempBuffer: UnsafeMutableRawPointer!,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    convolve(src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, kernel_height, kernel_width, backgroundColor, flags) {
        [UInt32](repeating: 1, count: $0)
    }
}

/// Sets each pixel to the mean of those around it, the nearer ones counting more, in a rectangle whose sides are odd.
///
/// The parameters are those of `vImageBoxConvolve_ARGB8888`.
///
/// See https://developer.apple.com/documentation/accelerate/vimagetentconvolve_argb8888(_:_:_:_:_:_:_:_:_:).
@discardableResult
public func vImageTentConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!, _ tempBuffer: UnsafeMutableRawPointer!,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32, _ kernel_width: UInt32,
    _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    convolve(src, dest, srcOffsetToROI_X, srcOffsetToROI_Y, kernel_height, kernel_width, backgroundColor, flags) { side in
        (0..<side).map { UInt32(min($0, side - 1 - $0) + 1) }
    }
}

/// What is beyond the edges.
private enum Edge {
    case nearest, color, nothing, source

    init?(_ flags: vImage_Flags) {
        let all: [(Int, Edge)] = [
            (kvImageEdgeExtend, .nearest), (kvImageBackgroundColorFill, .color), (kvImageTruncateKernel, .nothing),
            (kvImageCopyInPlace, .source),
        ]
        let asked = all.filter { flags & UInt32($0.0) != 0 }
        guard asked.count == 1 else { return nil }
        self = asked[0].1
    }
}

private func convolve(
    _ src: UnsafePointer<vImage_Buffer>?, _ dest: UnsafePointer<vImage_Buffer>?, _ left: vImagePixelCount, _ top: vImagePixelCount,
    _ kernelHeight: UInt32, _ kernelWidth: UInt32, _ color: UnsafePointer<UInt8>?, _ flags: vImage_Flags, weights: (Int) -> [UInt32]
) -> vImage_Error {
    guard let source = src?.pointee, let target = dest?.pointee, let from = source.data, let to = target.data else {
        return kvImageNullPointerArgument
    }
    if flags & UInt32(kvImageGetTempBufferSize) != 0 { return 0 }
    guard kernelHeight % 2 == 1, kernelWidth % 2 == 1 else { return kvImageInvalidKernelSize }
    guard let edge = Edge(flags) else { return kvImageInvalidEdgeStyle }
    guard edge != .color || color != nil else { return kvImageNullPointerArgument }
    guard left < source.width else { return kvImageInvalidOffset_X }
    guard top < source.height else { return kvImageInvalidOffset_Y }
    guard left + target.width <= source.width, top + target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }

    let (width, height) = (Int(source.width), Int(source.height))
    let (columns, rows) = (Int(target.width), Int(target.height))
    let (across, down) = (weights(Int(kernelWidth)), weights(Int(kernelHeight)))
    let (reachX, reachY) = (across.count / 2, down.count / 2)
    let whole = across.reduce(0, +) * down.reduce(0, +)
    let keepsFirst = flags & UInt32(kvImageLeaveAlphaUnchanged) != 0
    // What is written may be what is read.
    let pixels = (0..<height).flatMap { row in
        Array(UnsafeRawBufferPointer(start: from + row * source.rowBytes, count: width * 4))
    }
    // Of each column, the sum of the rows that the kernel covers, and of their weights.
    var sums = [UInt32](repeating: 0, count: width * 4)
    for row in 0..<rows {
        let center = row + Int(top)
        for index in sums.indices { sums[index] = 0 }
        var rowWeight: UInt32 = 0
        for (number, weight) in down.enumerated() {
            let y = center + number - reachY
            if y < 0 || y >= height {
                switch edge {
                case .nearest: break
                case .color:
                    for index in sums.indices { sums[index] += weight * UInt32(color![index % 4]) }
                    rowWeight += weight
                    continue
                case .nothing, .source: continue
                }
            }
            let start = min(max(y, 0), height - 1) * width * 4
            for index in sums.indices { sums[index] += weight * UInt32(pixels[start + index]) }
            rowWeight += weight
        }
        let output = (to + row * target.rowBytes).assumingMemoryBound(to: UInt8.self)
        let reachesOver = center < reachY || center + reachY >= height
        for column in 0..<columns {
            let middle = column + Int(left)
            let place = (center * width + middle) * 4
            if edge == .source, reachesOver || middle < reachX || middle + reachX >= width {
                for channel in 0..<4 { output[column * 4 + channel] = pixels[place + channel] }
                continue
            }
            for channel in 0..<4 {
                if keepsFirst, channel == 0 {
                    output[column * 4] = pixels[place]
                    continue
                }
                var (sum, weightSum): (UInt64, UInt64) = (0, 0)
                for (number, weight) in across.enumerated() {
                    let x = middle + number - reachX
                    if x < 0 || x >= width {
                        if edge == .nothing { continue }
                        if edge == .color {
                            sum += UInt64(weight * rowWeight) * UInt64(color![channel])
                            weightSum += UInt64(weight * rowWeight)
                            continue
                        }
                    }
                    sum += UInt64(weight) * UInt64(sums[min(max(x, 0), width - 1) * 4 + channel])
                    weightSum += UInt64(weight * rowWeight)
                }
                let total = edge == .nothing ? max(weightSum, 1) : UInt64(whole)
                output[column * 4 + channel] = UInt8(min(255, (sum + total / 2) / total))
            }
        }
    }
    return kvImageNoError
}
