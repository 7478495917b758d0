// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import SampanFoundation
import UIKit
import UniformTypeIdentifiers

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("LinkPresentation", classes: names, description)
    }

    private static let names: NameList = "LPLinkMetadata LPLinkView LPMetadataProvider"

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return LPLinkMetadata.descriptionOfLPLinkMetadata
        case 1: return LPLinkView.descriptionOfLPLinkView
        default: return LPMetadataProvider.descriptionOfLPMetadataProvider
        }
    }
}
