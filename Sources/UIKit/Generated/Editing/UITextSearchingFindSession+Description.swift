// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension UITextSearchingFindSession {
    nonisolated static var descriptionOfUITextSearchingFindSession: FrameworkClass {
        FrameworkClass(
            UITextSearchingFindSession.self,
            properties: "searchableObject",
            property: UITextSearchingFindSession.propertyOfUITextSearchingFindSession)
    }

    private static func propertyOfUITextSearchingFindSession(_ index: Int) -> ClassDescription.Property {
        .readOnly(\UITextSearchingFindSession.searchableObject)
    }
}
