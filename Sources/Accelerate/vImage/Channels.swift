import Foundation

/// Multiplies the channels of each pixel with a matrix of four by four: the channel of number `j` of the result is the sum of the source's
/// channels `i`, each times `matrix[4 * i + j]`, divided.
///
/// - Parameters:
///   - divisor: what sums are divided by.
///   - pre_bias: what is added to the channels before, if anything.
///   - post_bias: what is added to the sums before they are divided, if anything.
/// - Returns: `kvImageNoError`, or why nothing was done.
///
/// See https://developer.apple.com/documentation/accelerate/vimagematrixmultiply_argb8888(_:_:_:_:_:_:_:).
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!, _ matrix: UnsafePointer<Int16>!, _ divisor: Int32,
    _ pre_bias_p: UnsafePointer<Int16>!, _ post_bias_p: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
    guard let matrix else { return kvImageNullPointerArgument }
    guard divisor != 0 else { return kvImageInvalidParameter }
    return change(src, dest) { pixel in
        let source = (0..<4).map { Int(pixel[$0]) + Int(pre_bias_p?[$0] ?? 0) }
        for channel in 0..<4 {
            var sum = Int(post_bias_p?[channel] ?? 0)
            for other in 0..<4 { sum += source[other] * Int(matrix[4 * other + channel]) }
            // Halves are rounded away from nought.
            let half = Int(divisor.magnitude) / 2
            let rounded = (sum + (sum < 0 ? -half : half)) / Int(divisor)
            pixel[channel] = UInt8(min(max(rounded, 0), 255))
        }
    }
}

/// Gives channels other places: the channel of number `j` of the result is the source's `permuteMap[j]`.
///
/// See https://developer.apple.com/documentation/accelerate/vimagepermutechannels_argb8888(_:_:_:_:).
@discardableResult
public func vImagePermuteChannels_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>!, _ dest: UnsafePointer<vImage_Buffer>!, _ permuteMap: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    guard let permuteMap else { return kvImageNullPointerArgument }
    guard (0..<4).allSatisfy({ permuteMap[$0] < 4 }) else { return kvImageInvalidParameter }
    return change(src, dest) { pixel in
        let source = [pixel[0], pixel[1], pixel[2], pixel[3]]
        for channel in 0..<4 { pixel[channel] = source[Int(permuteMap[channel])] }
    }
}

/// Copies pixels of one size, and changes each.
private func change(
    _ src: UnsafePointer<vImage_Buffer>?, _ dest: UnsafePointer<vImage_Buffer>?, _ body: (UnsafeMutablePointer<UInt8>) -> Void
) -> vImage_Error {
    guard let source = src?.pointee, let target = dest?.pointee, let from = source.data, let to = target.data else {
        return kvImageNullPointerArgument
    }
    guard source.width >= target.width, source.height >= target.height else { return kvImageRoiLargerThanInputBuffer }
    for row in 0..<Int(target.height) {
        let output = (to + row * target.rowBytes).assumingMemoryBound(to: UInt8.self)
        memmove(output, from + row * source.rowBytes, Int(target.width) * 4)
        for column in 0..<Int(target.width) { body(output + column * 4) }
    }
    return kvImageNoError
}
