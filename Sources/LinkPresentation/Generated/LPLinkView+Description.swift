// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import SampanFoundation
import UIKit
import UniformTypeIdentifiers

extension LPLinkView {
    nonisolated static var descriptionOfLPLinkView: FrameworkClass {
        FrameworkClass(
            LPLinkView.self,
            properties: "metadata",
            initializers: "init initWithCoder: initWithFrame: initWithMetadata: initWithURL:",
            property: LPLinkView.propertyOfLPLinkView,
            initializer: LPLinkView.initializerOfLPLinkView)
    }

    private static func propertyOfLPLinkView(_ index: Int) -> ClassDescription.Property {
        .value("metadata", \LPLinkView.metadata)
    }

    nonisolated private static func initializerOfLPLinkView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in LPLinkView() }
        case 1: return { a in LPLinkView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in LPLinkView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        case 3: return { a in LPLinkView(metadata: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithMetadata:", as: (LPLinkMetadata).self)) }
        default: return { a in LPLinkView(url: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithURL:", as: (URL).self)) }
        }
    }
}
