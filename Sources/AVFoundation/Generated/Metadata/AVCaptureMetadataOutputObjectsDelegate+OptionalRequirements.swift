// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime

extension AVCaptureMetadataOutputObjectsDelegate {
    /// Not implemented.
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject], from connection: AVCaptureConnection
    ) { OptionalRequirement.notImplemented() }
}
