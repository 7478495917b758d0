// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import UIKit

extension MPMediaPickerControllerDelegate {
    /// Not implemented.
    public func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection) {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) { OptionalRequirement.notImplemented() }
}
