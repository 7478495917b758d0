// Made by `make generate` from the sources of this module.
import ObjCRuntime
import SampanFoundation

extension UISearchTextFieldDelegate {
    /// Not implemented.
    public func searchTextField(_ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken) -> NSItemProvider {
        OptionalRequirement.notImplemented()
    }
    /// Not implemented.
    public func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
        OptionalRequirement.notImplemented()
    }
}
