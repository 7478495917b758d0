import Foundation

extension UIListContentConfiguration {
    /// What of a list a configuration is for that looks as its list does.
    enum ListPart {
        case header
        case footer
    }

    /// The header of a section, as the list has headers that it is in.
    /// Source: <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/header()>
    public static func header() -> UIListContentConfiguration { adapting(.header) }

    /// The footer of a section, as the list has footers that it is in.
    /// Source: <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct/footer()>
    public static func footer() -> UIListContentConfiguration { adapting(.footer) }

    private static func adapting(_ part: ListPart) -> UIListContentConfiguration {
        var configuration = standard(part, in: .unspecified)
        configuration.part = part
        return configuration
    }

    private static func standard(_ part: ListPart, in environment: UIListEnvironment) -> UIListContentConfiguration {
        switch (part, environment) {
        case (.header, .grouped), (.header, .insetGrouped): return groupedHeader()
        case (.header, .sidebar): return sidebarHeader()
        case (.header, _): return plainHeader()
        case (.footer, .grouped), (.footer, .insetGrouped): return groupedFooter()
        case (.footer, _): return plainFooter()
        }
    }

    /// The configuration in the kind of list that a state names: what the app has changed stays.
    func adapted(to environment: UIListEnvironment) -> UIListContentConfiguration {
        guard let part else { return self }
        let (old, new) = (Self.standard(part, in: .unspecified), Self.standard(part, in: environment))
        var result = self
        if textProperties == old.textProperties { result.textProperties = new.textProperties }
        if secondaryTextProperties == old.secondaryTextProperties { result.secondaryTextProperties = new.secondaryTextProperties }
        if directionalLayoutMargins == old.directionalLayoutMargins { result.directionalLayoutMargins = new.directionalLayoutMargins }
        return result
    }
}
