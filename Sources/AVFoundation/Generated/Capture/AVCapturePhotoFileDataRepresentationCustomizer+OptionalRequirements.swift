// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreMedia
import CoreVideo
import Foundation
import ImageIO
import ObjCRuntime

extension AVCapturePhotoFileDataRepresentationCustomizer {
    /// Not implemented.
    public func replacementMetadata(for photo: AVCapturePhoto) -> [String: Any]? { OptionalRequirement.notImplemented() }
}
