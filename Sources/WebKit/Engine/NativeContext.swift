import Foundation
internal import CWebKitGTK

/// What pages have in common that keep their data in one place: WebKitGTK's context, and its schemes of addresses.
@MainActor
final class NativeContext {
    let pointer: UnsafeMutablePointer<WebKitWebContext>
    /// Who answers addresses of the app's own schemes.
    let schemes: [String: any WKURLSchemeHandler]
    /// The answers under way, by WebKitGTK's requests.
    var tasks: [UnsafeRawPointer: SchemeTask] = [:]

    init(store: WKWebsiteDataStore, schemes: [String: any WKURLSchemeHandler]) {
        self.schemes = schemes
        pointer = sampan_web_context_new(store.native)
        webkit_web_context_set_cache_model(pointer, WEBKIT_CACHE_MODEL_DOCUMENT_BROWSER)
        let languages = Locale.preferredLanguages.map { strdup($0) }
        var list = languages.map { UnsafePointer($0) } + [nil]
        webkit_web_context_set_preferred_languages(pointer, &list)
        languages.forEach { free($0) }
        for scheme in schemes.keys { register(scheme) }
    }

    isolated deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    private func register(_ scheme: String) {
        let data = Unmanaged.passUnretained(self).toOpaque()
        webkit_web_context_register_uri_scheme(
            pointer, scheme,
            { request, data in
                guard let request, let data else { return }
                let context = Unmanaged<NativeContext>.fromOpaque(data).takeUnretainedValue()
                nonisolated(unsafe) let pointer = request
                MainActor.assumeIsolated { SchemeTask.start(pointer, in: context) }
            }, data, nil)
    }
}
