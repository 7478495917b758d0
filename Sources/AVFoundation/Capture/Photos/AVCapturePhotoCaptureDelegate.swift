import CoreMedia
import Foundation

/// Who is told of a photo, in the order of these methods.
///
/// See https://developer.apple.com/documentation/avfoundation/avcapturephotocapturedelegate.
@preconcurrency
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    // @objc(captureOutput:willBeginCaptureForResolvedSettings:) optional
    /// It is known what the photo will be like.
    func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    // @objc(captureOutput:willCapturePhotoForResolvedSettings:) optional
    /// The photo is about to be taken: the shutter.
    func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    // @objc(captureOutput:didCapturePhotoForResolvedSettings:) optional
    /// The photo was taken.
    func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    // @objc(captureOutput:didFinishProcessingPhoto:error:) optional
    /// The photo is there, unless an error says why not.
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    // @objc(captureOutput:didFinishProcessingPhotoSampleBuffer:previewPhotoSampleBuffer:resolvedSettings:bracketSettings:error:) optional
    /// The photo is there as a sample, for delegates of iOS 10. Called if the method above is not implemented.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
        previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
        bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?)
    // @objc(captureOutput:didFinishCaptureForResolvedSettings:error:) optional
    /// Nothing more comes of the photo.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}

/// What one of several photos in a row is like. Photos come one by one here: there is none.
///
/// See https://developer.apple.com/documentation/avfoundation/avcapturebracketedstillimagesettings.
open class AVCaptureBracketedStillImageSettings: NSObject {
    override init() { super.init() }
}
