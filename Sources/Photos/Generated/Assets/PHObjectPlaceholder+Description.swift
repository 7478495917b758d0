// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension PHObjectPlaceholder {
    nonisolated static var descriptionOfPHObjectPlaceholder: FrameworkClass {
        FrameworkClass(
            PHObjectPlaceholder.self)
    }
}
