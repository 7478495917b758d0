import CoreGraphics
import CoreVideo
import Foundation

/// Frames of a picture that does not change: each kind is made once, and copied into memory that is used again.
final class CameraFrames: @unchecked Sendable {
    /// What a frame is to be like.
    struct Kind: Hashable {
        private let type: OSType
        private let orientation: AVCaptureVideoOrientation
        private let isMirrored: Bool
        private let width: Int?
        private let height: Int?

        init(_ type: OSType, _ orientation: AVCaptureVideoOrientation, _ isMirrored: Bool, _ size: (width: Int, height: Int)?) {
            (self.type, self.orientation, self.isMirrored) = (type, orientation, isMirrored)
            (width, height) = (size?.width, size?.height)
        }

        fileprivate func make(_ image: CGImage) -> CVPixelBuffer? {
            CVBuffer.make(image, type, width: width ?? image.width, height: height ?? image.height)
        }
    }

    private struct Master {
        let frame: CVPixelBuffer
        let pool: CVPixelBufferPool
    }

    private let lock = NSLock()
    private var masters: [Kind: Master] = [:]

    /// A frame of the caller's own.
    func frame(_ kind: Kind, of image: () -> CGImage) -> CVPixelBuffer? {
        let master = lock.withLock { () -> Master? in
            if let known = masters[kind] { return known }
            guard let frame = kind.make(image()) else { return nil }
            var pool: CVPixelBufferPool?
            guard CVPixelBufferPoolCreate(nil, nil, CVPixelBufferCopyCreationAttributes(frame), &pool) == kCVReturnSuccess, let pool
            else { return nil }
            masters[kind] = Master(frame: frame, pool: pool)
            return masters[kind]
        }
        guard let master, let copy = master.frame.copy(from: master.pool) else { return nil }
        CVBufferSetAttachment(copy, kCVImageBufferYCbCrMatrixKey, kCVImageBufferYCbCrMatrix_ITU_R_601_4, .shouldPropagate)
        CVBufferSetAttachment(copy, kCVImageBufferColorPrimariesKey, kCVImageBufferColorPrimaries_ITU_R_709_2, .shouldPropagate)
        CVBufferSetAttachment(copy, kCVImageBufferTransferFunctionKey, kCVImageBufferTransferFunction_ITU_R_709_2, .shouldPropagate)
        return copy
    }
}
