// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

extension PHChange {
    nonisolated static var descriptionOfPHChange: FrameworkClass {
        FrameworkClass(
            PHChange.self)
    }
}
