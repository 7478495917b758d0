import Foundation

/// How many pixels or rows. See https://developer.apple.com/documentation/accelerate/vimagepixelcount.
public typealias vImagePixelCount = UInt
/// What became of an operation: `kvImageNoError`, or a negative number.
public typealias vImage_Error = Int
/// How an operation is done.
public typealias vImage_Flags = UInt32
/// A value of 8 bits.
public typealias Pixel_8 = UInt8
/// A pixel of four values of 8 bits.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)

/// Pixels in memory that somebody else keeps. See https://developer.apple.com/documentation/accelerate/vimage_buffer.
public struct vImage_Buffer {
    /// The first row's first pixel.
    public var data: UnsafeMutableRawPointer!
    /// How many rows.
    public var height: vImagePixelCount
    /// How many pixels a row has.
    public var width: vImagePixelCount
    /// How far a row's beginning is from the next's, in bytes.
    public var rowBytes: Int

    /// Creates a buffer of nothing.
    public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }

    /// Creates a buffer of pixels.
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }
}

// MARK: - Errors

/// All went well.
public let kvImageNoError: Int = 0
/// The part that is asked for is not all in the source.
public let kvImageRoiLargerThanInputBuffer: Int = -21766
/// The kernel's sides are not odd.
public let kvImageInvalidKernelSize: Int = -21767
/// The flags do not say what is beyond the edges, or say it twice.
public let kvImageInvalidEdgeStyle: Int = -21768
/// The part that is asked for begins beyond the right.
public let kvImageInvalidOffset_X: Int = -21769
/// The part that is asked for begins beyond the bottom.
public let kvImageInvalidOffset_Y: Int = -21770
/// There is no memory.
public let kvImageMemoryAllocationError: Int = -21771
/// A pointer that is needed is missing.
public let kvImageNullPointerArgument: Int = -21772
/// A parameter makes no sense.
public let kvImageInvalidParameter: Int = -21773
/// The buffers have not the same size.
public let kvImageBufferSizeMismatch: Int = -21774
/// A flag is not known to the operation.
public let kvImageUnknownFlagsBit: Int = -21775

// MARK: - Flags

/// Nothing special.
public let kvImageNoFlags: Int = 0
/// The first channel is taken over as it is.
public let kvImageLeaveAlphaUnchanged: Int = 1
/// Where the kernel reaches beyond the edges, the source's pixel is taken over.
public let kvImageCopyInPlace: Int = 2
/// Beyond the edges there is a colour.
public let kvImageBackgroundColorFill: Int = 4
/// Beyond the edges the nearest pixel goes on.
public let kvImageEdgeExtend: Int = 8
/// Everything is done on the caller's thread. It always is.
public let kvImageDoNotTile: Int = 16
/// Nothing is done but to tell how large a temporary buffer is: none is needed.
public let kvImageGetTempBufferSize: Int = 128
/// Of the kernel only counts what is within the edges.
public let kvImageTruncateKernel: Int = 64
