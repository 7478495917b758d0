// Made by `make generate` from the sources of this module.
import CoreMedia
import Foundation
import ObjCRuntime

extension AVCaptureFileOutputRecordingDelegate {
    /// Not implemented.
    public func fileOutput(_ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func fileOutput(_ output: AVCaptureFileOutput, didPauseRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func fileOutput(_ output: AVCaptureFileOutput, didResumeRecordingTo fileURL: URL, from connections: [AVCaptureConnection]) {
        OptionalRequirement.notImplemented()
    }
}
