// Made by `make generate` from the sources of this module.
import CoreLocation
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension MKLocalSearchCompletion {
    nonisolated static var descriptionOfMKLocalSearchCompletion: FrameworkClass {
        FrameworkClass(
            MKLocalSearchCompletion.self,
            properties: "subtitle subtitleHighlightRanges title titleHighlightRanges",
            property: MKLocalSearchCompletion.propertyOfMKLocalSearchCompletion)
    }

    private static func propertyOfMKLocalSearchCompletion(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MKLocalSearchCompletion.subtitle)
        case 1: return .readOnly(\MKLocalSearchCompletion.subtitleHighlightRanges)
        case 2: return .readOnly(\MKLocalSearchCompletion.title)
        default: return .readOnly(\MKLocalSearchCompletion.titleHighlightRanges)
        }
    }
}
