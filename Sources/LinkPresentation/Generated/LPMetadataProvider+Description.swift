// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import SampanFoundation
import UIKit
import UniformTypeIdentifiers

extension LPMetadataProvider {
    nonisolated static var descriptionOfLPMetadataProvider: FrameworkClass {
        FrameworkClass(
            LPMetadataProvider.self,
            properties: "shouldFetchSubresources timeout",
            methods: "cancel startFetchingMetadataForRequest:completionHandler: startFetchingMetadataForURL:completionHandler:",
            initializers: "init",
            property: LPMetadataProvider.propertyOfLPMetadataProvider,
            method: LPMetadataProvider.methodOfLPMetadataProvider,
            initializer: LPMetadataProvider.initializerOfLPMetadataProvider)
    }

    private static func propertyOfLPMetadataProvider(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("shouldFetchSubresources", \LPMetadataProvider.shouldFetchSubresources)
        default: return .value("timeout", \LPMetadataProvider.timeout)
        }
    }

    nonisolated private static func methodOfLPMetadataProvider(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! LPMetadataProvider).cancel() }
        case 1:
            return { r, a in
                (r as! LPMetadataProvider).startFetchingMetadata(
                    for: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "startFetchingMetadataForRequest:completionHandler:", as: (URLRequest).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "startFetchingMetadataForRequest:completionHandler:",
                        as: (@Sendable (LPLinkMetadata?, (any Error)?) -> Void).self))
            }
        default:
            return { r, a in
                (r as! LPMetadataProvider).startFetchingMetadata(
                    for: ObjCRuntime.ObjCMessage.argument(a, 0, "startFetchingMetadataForURL:completionHandler:", as: (URL).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "startFetchingMetadataForURL:completionHandler:", as: (@Sendable (LPLinkMetadata?, (any Error)?) -> Void).self
                    ))
            }
        }
    }

    nonisolated private static func initializerOfLPMetadataProvider(_ index: Int) -> ObjCFactory {
        { _ in LPMetadataProvider() }
    }
}
