// Made by `make generate` from the sources of this module.
import Foundation
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension CNFetchRequest {
    nonisolated static var descriptionOfCNFetchRequest: FrameworkClass {
        FrameworkClass(
            CNFetchRequest.self)
    }
}
