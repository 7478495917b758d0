// Made by `make generate` from the sources of this module.
import Foundation
import FoundationNetworking
import ObjCRuntime
import QuartzCore
import UIKit

extension WKWebView {
    nonisolated static var descriptionOfWKWebView: FrameworkClass {
        FrameworkClass(
            WKWebView.self,
            properties: """
                URL/url allowsBackForwardNavigationGestures allowsLinkPreview backForwardList canGoBack canGoForward configuration \
                customUserAgent estimatedProgress hasOnlySecureContent interactionState loading/isLoading navigationDelegate \
                opaque/isOpaque pageZoom scrollView title uiDelegate underPageBackgroundColor
                """,
            methods: """
                copy: cut: evaluateJavaScript:completionHandler: find:configuration:completionHandler: goBack goForward \
                goToBackForwardListItem: loadData:MIMEType:characterEncodingName:baseURL: loadFileURL:allowingReadAccessToURL: \
                loadHTMLString:baseURL: loadRequest: loadSimulatedRequest:responseHTMLString: paste: reload reloadFromOrigin \
                selectAll: stopLoading takeSnapshotWithConfiguration:completionHandler:
                """,
            classMethods: "handlesURLScheme:",
            initializers: "init initWithCoder: initWithFrame: initWithFrame:configuration:",
            property: WKWebView.propertyOfWKWebView,
            method: WKWebView.methodOfWKWebView,
            classMethod: WKWebView.classMethodOfWKWebView,
            initializer: WKWebView.initializerOfWKWebView)
    }

    private static func propertyOfWKWebView(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\WKWebView.url)
        case 1: return .value("allowsBackForwardNavigationGestures", \WKWebView.allowsBackForwardNavigationGestures)
        case 2: return .value("allowsLinkPreview", \WKWebView.allowsLinkPreview)
        case 3: return .readOnly(\WKWebView.backForwardList)
        case 4: return .readOnly(\WKWebView.canGoBack)
        case 5: return .readOnly(\WKWebView.canGoForward)
        case 6: return .readOnly(\WKWebView.configuration)
        case 7: return .value("customUserAgent", \WKWebView.customUserAgent)
        case 8: return .readOnly(\WKWebView.estimatedProgress)
        case 9: return .readOnly(\WKWebView.hasOnlySecureContent)
        case 10: return .value("interactionState", \WKWebView.interactionState)
        case 11: return .readOnly(\WKWebView.isLoading)
        case 12: return .reference(\WKWebView.navigationDelegate)
        case 13: return .value("opaque", \WKWebView.isOpaque)
        case 14: return .value("pageZoom", \WKWebView.pageZoom)
        case 15: return .readOnly(\WKWebView.scrollView)
        case 16: return .readOnly(\WKWebView.title)
        case 17: return .reference(\WKWebView.uiDelegate)
        default: return .value("underPageBackgroundColor", \WKWebView.underPageBackgroundColor)
        }
    }

    nonisolated private static func methodOfWKWebView(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, a in (r as! WKWebView).copy(ObjCRuntime.ObjCMessage.argument(a, 0, "copy:", as: (Any?).self)) }
        case 1: return { r, a in (r as! WKWebView).cut(ObjCRuntime.ObjCMessage.argument(a, 0, "cut:", as: (Any?).self)) }
        case 2:
            return { r, a in
                (r as! WKWebView).evaluateJavaScript(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "evaluateJavaScript:completionHandler:", as: (String).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "evaluateJavaScript:completionHandler:", as: ((@MainActor (Any?, (any Error)?) -> Void)?).self))
            }
        case 3:
            return { r, a in
                (r as! WKWebView).find(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "find:configuration:completionHandler:", as: (String).self),
                    configuration: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "find:configuration:completionHandler:", as: (WKFindConfiguration).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "find:configuration:completionHandler:", as: ((WKFindResult) -> Void).self))
            }
        case 4: return { r, _ in (r as! WKWebView).goBack() }
        case 5: return { r, _ in (r as! WKWebView).goForward() }
        case 6:
            return { r, a in
                (r as! WKWebView).go(
                    to: ObjCRuntime.ObjCMessage.argument(a, 0, "goToBackForwardListItem:", as: (WKBackForwardListItem).self))
            }
        case 7:
            return { r, a in
                (r as! WKWebView).load(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "loadData:MIMEType:characterEncodingName:baseURL:", as: (Data).self),
                    mimeType: ObjCRuntime.ObjCMessage.argument(a, 1, "loadData:MIMEType:characterEncodingName:baseURL:", as: (String).self),
                    characterEncodingName: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "loadData:MIMEType:characterEncodingName:baseURL:", as: (String).self),
                    baseURL: ObjCRuntime.ObjCMessage.argument(a, 3, "loadData:MIMEType:characterEncodingName:baseURL:", as: (URL).self))
            }
        case 8:
            return { r, a in
                (r as! WKWebView).loadFileURL(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "loadFileURL:allowingReadAccessToURL:", as: (URL).self),
                    allowingReadAccessTo: ObjCRuntime.ObjCMessage.argument(a, 1, "loadFileURL:allowingReadAccessToURL:", as: (URL).self))
            }
        case 9:
            return { r, a in
                (r as! WKWebView).loadHTMLString(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "loadHTMLString:baseURL:", as: (String).self),
                    baseURL: ObjCRuntime.ObjCMessage.argument(a, 1, "loadHTMLString:baseURL:", as: (URL?).self))
            }
        case 10: return { r, a in (r as! WKWebView).load(ObjCRuntime.ObjCMessage.argument(a, 0, "loadRequest:", as: (URLRequest).self)) }
        case 11:
            return { r, a in
                (r as! WKWebView).loadSimulatedRequest(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "loadSimulatedRequest:responseHTMLString:", as: (URLRequest).self),
                    responseHTML: ObjCRuntime.ObjCMessage.argument(a, 1, "loadSimulatedRequest:responseHTMLString:", as: (String).self))
            }
        case 12: return { r, a in (r as! WKWebView).paste(ObjCRuntime.ObjCMessage.argument(a, 0, "paste:", as: (Any?).self)) }
        case 13: return { r, _ in (r as! WKWebView).reload() }
        case 14: return { r, _ in (r as! WKWebView).reloadFromOrigin() }
        case 15: return { r, a in (r as! WKWebView).selectAll(ObjCRuntime.ObjCMessage.argument(a, 0, "selectAll:", as: (Any?).self)) }
        case 16: return { r, _ in (r as! WKWebView).stopLoading() }
        default:
            return { r, a in
                (r as! WKWebView).takeSnapshot(
                    with: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "takeSnapshotWithConfiguration:completionHandler:", as: (WKSnapshotConfiguration?).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "takeSnapshotWithConfiguration:completionHandler:", as: ((UIImage?, (any Error)?) -> Void).self))
            }
        }
    }

    nonisolated private static func classMethodOfWKWebView(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! WKWebView.Type).handlesURLScheme(ObjCRuntime.ObjCMessage.argument(a, 0, "handlesURLScheme:", as: (String).self)) }
    }

    nonisolated private static func initializerOfWKWebView(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in WKWebView() }
        case 1: return { a in WKWebView(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 2: return { a in WKWebView(frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:", as: (CGRect).self)) }
        default:
            return { a in
                WKWebView(
                    frame: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFrame:configuration:", as: (CGRect).self),
                    configuration: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithFrame:configuration:", as: (WKWebViewConfiguration).self)
                )
            }
        }
    }
}
