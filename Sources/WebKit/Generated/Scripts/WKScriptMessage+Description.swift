// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKScriptMessage {
    nonisolated static var descriptionOfWKScriptMessage: FrameworkClass {
        FrameworkClass(
            WKScriptMessage.self,
            properties: "body frameInfo name webView world",
            property: WKScriptMessage.propertyOfWKScriptMessage)
    }

    private static func propertyOfWKScriptMessage(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\WKScriptMessage.body)
        case 1: return .readOnly(\WKScriptMessage.frameInfo)
        case 2: return .readOnly(\WKScriptMessage.name)
        case 3: return .readOnly(\WKScriptMessage.webView)
        default: return .readOnly(\WKScriptMessage.world)
        }
    }
}
