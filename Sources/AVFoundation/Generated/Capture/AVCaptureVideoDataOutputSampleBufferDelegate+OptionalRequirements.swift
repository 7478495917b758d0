// Made by `make generate` from the sources of this module.
import CoreMedia
import CoreVideo
import Foundation
import ObjCRuntime

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    /// Not implemented.
    public func captureOutput(_ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func captureOutput(_ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection) {
        OptionalRequirement.notImplemented()
    }
}
