// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKWebViewConfiguration {
    nonisolated static var descriptionOfWKWebViewConfiguration: FrameworkClass {
        FrameworkClass(
            WKWebViewConfiguration.self,
            properties: """
                allowsAirPlayForMediaPlayback allowsInlineMediaPlayback allowsPictureInPictureMediaPlayback \
                applicationNameForUserAgent dataDetectorTypes defaultWebpagePreferences ignoresViewportScaleLimits \
                mediaTypesRequiringUserActionForPlayback preferences processPool suppressesIncrementalRendering \
                userContentController websiteDataStore
                """,
            methods: "copyWithZone: setURLSchemeHandler:forURLScheme: urlSchemeHandlerForURLScheme:",
            initializers: "init",
            property: WKWebViewConfiguration.propertyOfWKWebViewConfiguration,
            method: WKWebViewConfiguration.methodOfWKWebViewConfiguration,
            initializer: WKWebViewConfiguration.initializerOfWKWebViewConfiguration)
    }

    private static func propertyOfWKWebViewConfiguration(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("allowsAirPlayForMediaPlayback", \WKWebViewConfiguration.allowsAirPlayForMediaPlayback)
        case 1: return .value("allowsInlineMediaPlayback", \WKWebViewConfiguration.allowsInlineMediaPlayback)
        case 2: return .value("allowsPictureInPictureMediaPlayback", \WKWebViewConfiguration.allowsPictureInPictureMediaPlayback)
        case 3: return .value("applicationNameForUserAgent", \WKWebViewConfiguration.applicationNameForUserAgent)
        case 4: return .value("dataDetectorTypes", \WKWebViewConfiguration.dataDetectorTypes)
        case 5: return .value("defaultWebpagePreferences", \WKWebViewConfiguration.defaultWebpagePreferences)
        case 6: return .value("ignoresViewportScaleLimits", \WKWebViewConfiguration.ignoresViewportScaleLimits)
        case 7: return .value("mediaTypesRequiringUserActionForPlayback", \WKWebViewConfiguration.mediaTypesRequiringUserActionForPlayback)
        case 8: return .value("preferences", \WKWebViewConfiguration.preferences)
        case 9: return .value("processPool", \WKWebViewConfiguration.processPool)
        case 10: return .value("suppressesIncrementalRendering", \WKWebViewConfiguration.suppressesIncrementalRendering)
        case 11: return .value("userContentController", \WKWebViewConfiguration.userContentController)
        default: return .value("websiteDataStore", \WKWebViewConfiguration.websiteDataStore)
        }
    }

    nonisolated private static func methodOfWKWebViewConfiguration(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! WKWebViewConfiguration).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 1:
            return { r, a in
                (r as! WKWebViewConfiguration).setURLSchemeHandler(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setURLSchemeHandler:forURLScheme:", as: ((any WKURLSchemeHandler)?).self),
                    forURLScheme: ObjCRuntime.ObjCMessage.argument(a, 1, "setURLSchemeHandler:forURLScheme:", as: (String).self))
            }
        default:
            return { r, a in
                (r as! WKWebViewConfiguration).urlSchemeHandler(
                    forURLScheme: ObjCRuntime.ObjCMessage.argument(a, 0, "urlSchemeHandlerForURLScheme:", as: (String).self))
            }
        }
    }

    nonisolated private static func initializerOfWKWebViewConfiguration(_ index: Int) -> ObjCFactory {
        { _ in WKWebViewConfiguration() }
    }
}
