// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("WebKit", classes: names, description)
    }

    private static let names: NameList = """
        WKBackForwardList WKBackForwardListItem WKContentRuleList WKContentRuleListStore WKContentWorld WKFindConfiguration \
        WKFindResult WKFrameInfo WKHTTPCookieStore WKNavigation WKNavigationAction WKNavigationResponse WKPreferences WKProcessPool \
        WKScriptMessage WKSecurityOrigin WKSnapshotConfiguration WKUserContentController WKUserScript WKWebView \
        WKWebViewConfiguration WKWebpagePreferences WKWebsiteDataRecord WKWebsiteDataStore WKWindowFeatures
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return WKBackForwardList.descriptionOfWKBackForwardList
        case 1: return WKBackForwardListItem.descriptionOfWKBackForwardListItem
        case 2: return WKContentRuleList.descriptionOfWKContentRuleList
        case 3: return WKContentRuleListStore.descriptionOfWKContentRuleListStore
        case 4: return WKContentWorld.descriptionOfWKContentWorld
        case 5: return WKFindConfiguration.descriptionOfWKFindConfiguration
        case 6: return WKFindResult.descriptionOfWKFindResult
        case 7: return WKFrameInfo.descriptionOfWKFrameInfo
        case 8: return WKHTTPCookieStore.descriptionOfWKHTTPCookieStore
        case 9: return WKNavigation.descriptionOfWKNavigation
        case 10: return WKNavigationAction.descriptionOfWKNavigationAction
        case 11: return WKNavigationResponse.descriptionOfWKNavigationResponse
        case 12: return WKPreferences.descriptionOfWKPreferences
        case 13: return WKProcessPool.descriptionOfWKProcessPool
        case 14: return WKScriptMessage.descriptionOfWKScriptMessage
        case 15: return WKSecurityOrigin.descriptionOfWKSecurityOrigin
        case 16: return WKSnapshotConfiguration.descriptionOfWKSnapshotConfiguration
        case 17: return WKUserContentController.descriptionOfWKUserContentController
        case 18: return WKUserScript.descriptionOfWKUserScript
        case 19: return WKWebView.descriptionOfWKWebView
        case 20: return WKWebViewConfiguration.descriptionOfWKWebViewConfiguration
        case 21: return WKWebpagePreferences.descriptionOfWKWebpagePreferences
        case 22: return WKWebsiteDataRecord.descriptionOfWKWebsiteDataRecord
        case 23: return WKWebsiteDataStore.descriptionOfWKWebsiteDataStore
        default: return WKWindowFeatures.descriptionOfWKWindowFeatures
        }
    }
}
