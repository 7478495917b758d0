// Made by `make generate` from the sources of this module.
import CoreMedia
import Foundation
import ObjCRuntime

extension AVCapturePhotoCaptureDelegate {
    /// Not implemented.
    public func photoOutput(_ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func photoOutput(_ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photoSampleBuffer: CMSampleBuffer?,
        previewPhoto previewPhotoSampleBuffer: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
        bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?
    ) { OptionalRequirement.notImplemented() }
    /// Not implemented.
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
    ) { OptionalRequirement.notImplemented() }
}
