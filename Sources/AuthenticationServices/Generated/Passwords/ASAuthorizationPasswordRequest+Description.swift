// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import FoundationNetworking
import ObjCRuntime
import SampanHost
import UIKit

extension ASAuthorizationPasswordRequest {
    nonisolated static var descriptionOfASAuthorizationPasswordRequest: FrameworkClass {
        FrameworkClass(
            ASAuthorizationPasswordRequest.self)
    }
}
