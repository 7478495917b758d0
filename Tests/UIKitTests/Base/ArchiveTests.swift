import Testing

@testable import UIKit

/// What is written to an archive and read from it.
@MainActor @Suite struct ArchiveTests {
    private func copied<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
    }

    @Test func pathsKeepTheirElementsAndTheWayTheyAreDrawn() throws {
        let path = UIBezierPath(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 5)
        path.addQuadCurve(to: CGPoint(x: 9, y: 8), controlPoint: CGPoint(x: 3, y: 4))
        (path.lineWidth, path.lineCapStyle, path.lineJoinStyle, path.miterLimit) = (3, .round, .bevel, 4)
        (path.flatness, path.usesEvenOddFillRule) = (0.25, true)
        path.setLineDash([4, 2], count: 2, phase: 1)
        let back = try copied(path)
        #expect(back.cgPath == path.cgPath && back.bounds == path.bounds)
        #expect(back.lineWidth == 3 && back.lineCapStyle == .round && back.lineJoinStyle == .bevel && back.miterLimit == 4)
        #expect(back.flatness == 0.25 && back.usesEvenOddFillRule)
        var (pattern, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
        back.getLineDash(&pattern, count: &count, phase: &phase)
        #expect(pattern == [4, 2] && count == 2 && phase == 1)
        #expect(try copied(UIBezierPath()).isEmpty)
    }

    @Test func traitsThatAreSpecifiedAreKept() throws {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
            UITraitCollection(preferredContentSizeCategory: .extraLarge), UITraitCollection(horizontalSizeClass: .regular),
        ])
        let back = try copied(traits)
        #expect(back == traits && back.verticalSizeClass == .unspecified)
        #expect(try copied(UITraitCollection()) == UITraitCollection())
    }

    @Test func paragraphStylesKeepTheirTabsAndLists() throws {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineSpacing, style.headIndent, style.lineHeightMultiple) = (.center, 4, 12, 1.5)
        (style.lineBreakMode, style.hyphenationFactor, style.lineBreakStrategy) = (.byTruncatingMiddle, 0.5, .pushOut)
        style.tabStops = [NSTextTab(textAlignment: .right, location: 80)]
        style.textLists = [NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 3)]
        let back = try copied(style)
        #expect(back.alignment == .center && back.lineSpacing == 4 && back.headIndent == 12 && back.lineHeightMultiple == 1.5)
        #expect(back.lineBreakMode == .byTruncatingMiddle && back.hyphenationFactor == 0.5 && back.lineBreakStrategy == .pushOut)
        #expect(back.tabStops == style.tabStops && back.textLists.first?.markerFormat == .decimal)
        #expect(back.textLists.first?.startingItemNumber == 3 && back.textLists.first?.listOptions == .prependEnclosingMarker)
        back.lineSpacing = 5
        #expect(back.lineSpacing == 5)
        #expect(try copied(NSParagraphStyle.default) == .default)
        // The tabs of a style that does not change are there, whatever it says of them.
        let tabs: [NSTextTab] = NSParagraphStyle.default.tabStops
        #expect(tabs.count == 12)
        style.tabStops = nil
        #expect(style.tabStops.count == 12)
    }

    @Test func shadowsAreKept() throws {
        let shadow = NSShadow()
        (shadow.shadowOffset, shadow.shadowBlurRadius) = (CGSize(width: 1, height: 2), 3)
        shadow.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(try copied(shadow) == shadow)
        shadow.shadowColor = nil
        #expect(try copied(shadow).shadowColor == nil)
    }

    @Test func descriptorsStandForTheSameFont() throws {
        for font in [
            UIFont.systemFont(ofSize: 17, weight: .semibold), .preferredFont(forTextStyle: .headline),
            .monospacedSystemFont(ofSize: 12, weight: .bold), .monospacedDigitSystemFont(ofSize: 15, weight: .regular),
        ] {
            let back = try copied(font.fontDescriptor)
            #expect(back == font.fontDescriptor && back.pointSize == font.pointSize)
            #expect(UIFont(descriptor: back, size: 0) == UIFont(descriptor: font.fontDescriptor, size: 0))
        }
        let named = UIFontDescriptor(fontAttributes: [.family: "Helvetica", .size: 20])
        #expect(try copied(named).fontAttributes[.family] as? String == "Helvetica")
    }

    @Test func attachmentsAreKept() throws {
        let attachment = NSTextAttachment(data: Data([1, 2]), ofType: "public.data")
        (attachment.bounds, attachment.lineLayoutPadding) = (CGRect(x: 0, y: -3, width: 10, height: 12), 2)
        attachment.allowsTextAttachmentView = false
        let back = try copied(attachment)
        #expect(back.contents == Data([1, 2]) && back.fileType == "public.data" && back.image == nil)
        #expect(back.bounds == attachment.bounds && back.lineLayoutPadding == 2 && !back.allowsTextAttachmentView)
    }

    private func text() -> NSTextStorage {
        let text = NSTextStorage(string: "Some words in a text", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.addAttributes([.foregroundColor: UIColor(white: 0.5, alpha: 1), .underlineStyle: 1], range: NSRange(location: 5, length: 5))
        text.addAttribute(.kern, value: 1.5, range: NSRange(location: 0, length: 4))
        text.addAttribute(.link, value: URL(string: "https://example.org")!, range: NSRange(location: 11, length: 2))
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: text.length))
        return text
    }

    @Test func textsKeepTheirAttributesAndLayoutManagers() throws {
        let text = text()
        let manager = NSLayoutManager()
        manager.usesFontLeading = false
        let container = NSTextContainer(size: CGSize(width: 120, height: 400))
        (container.lineFragmentPadding, container.maximumNumberOfLines, container.lineBreakMode) = (2, 3, .byTruncatingTail)
        (container.widthTracksTextView, container.exclusionPaths) = (true, [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10))])
        text.addLayoutManager(manager)
        manager.addTextContainer(container)
        let back = try copied(text)
        #expect(back.string == text.string)
        var range = NSRange()
        #expect(back.attribute(.foregroundColor, at: 6, effectiveRange: &range) as? UIColor == UIColor(white: 0.5, alpha: 1))
        #expect(range == NSRange(location: 5, length: 5))
        #expect(back.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 17))
        #expect((back.attribute(.kern, at: 0, effectiveRange: nil) as? NSNumber)?.doubleValue == 1.5)
        #expect((back.attribute(.paragraphStyle, at: 3, effectiveRange: nil) as? NSParagraphStyle)?.alignment == .right)
        #expect(back.attribute(.link, at: 11, effectiveRange: nil) != nil && back.attribute(.link, at: 13, effectiveRange: nil) == nil)
        let laidOut = try #require(back.layoutManagers.first)
        #expect(laidOut.textStorage === back && !laidOut.usesFontLeading)
        let room = try #require(laidOut.textContainers.first)
        #expect(room.layoutManager === laidOut && room.size == container.size && room.lineFragmentPadding == 2)
        #expect(room.maximumNumberOfLines == 3 && room.lineBreakMode == .byTruncatingTail && room.widthTracksTextView)
        #expect(room.exclusionPaths.first?.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(laidOut.usedRect(for: room).height == manager.usedRect(for: container).height)
    }

    @Test func imageAssetsKeepWhatWasRegistered() throws {
        let asset = UIImageAsset()
        let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
        asset.register(drawn(1, 1) { _ in }, with: light)
        asset.register(drawn(2, 2) { _ in }, with: dark)
        let back = try copied(asset)
        #expect(back.image(with: light).size.width == 1 && back.image(with: dark).size.width == 2)
    }

    @Test func menusKeepTheirElements() throws {
        let alternate = UICommandAlternate(title: "All", action: Selector("all:"), modifierFlags: .alternate)
        let command = UIKeyCommand(
            title: "Close", action: Selector("close:"), input: "w", modifierFlags: .command, propertyList: ["page": 2],
            alternates: [alternate], attributes: .destructive, state: .on)
        command.wantsPriorityOverSystemBehavior = true
        let action = UIAction(title: "Do", identifier: UIAction.Identifier("do"), state: .mixed) { _ in }
        let menu = UIMenu(
            title: "Window", subtitle: "More", identifier: UIMenu.Identifier("window"), options: .displayInline,
            children: [command, action])
        let data = try NSKeyedArchiver.archivedData(withRootObject: menu, requiringSecureCoding: true)
        let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIMenu.self, from: data))
        #expect(back.title == "Window" && back.subtitle == "More" && back.identifier.rawValue == "window" && back.options == .displayInline)
        #expect(back.children.count == 2)
        let close = try #require(back.children.first as? UIKeyCommand)
        #expect(close.action == Selector("close:") && close.input == "w" && close.modifierFlags == .command)
        #expect(close.attributes == .destructive && close.state == .on && close.wantsPriorityOverSystemBehavior)
        #expect((close.propertyList as? [String: Any])?["page"] as? Int == 2)
        #expect(close.alternates.first?.title == "All" && close.alternates.first?.modifierFlags == .alternate)
        let done = try #require(back.children.last as? UIAction)
        #expect(done.title == "Do" && done.identifier.rawValue == "do" && done.state == .mixed)
    }

    @Test func configurationsOfScenesKeepTheirClasses() throws {
        let configuration = UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
        configuration.sceneClass = UIWindowScene.self
        let session = UISceneSession(role: .windowApplication, configuration: configuration, persistentIdentifier: "one")
        session.userInfo = ["place": "here", "count": 3]
        let data = try NSKeyedArchiver.archivedData(withRootObject: session, requiringSecureCoding: true)
        let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UISceneSession.self, from: data))
        #expect(back.persistentIdentifier == "one" && back.role == .windowApplication)
        #expect(back.userInfo?["place"] as? String == "here" && back.userInfo?["count"] as? Int == 3)
        #expect(back.configuration.name == "Main" && back.configuration.sceneClass == UIWindowScene.self)
        let copy = try #require(configuration.copy() as? UISceneConfiguration)
        configuration.sceneClass = nil
        #expect(copy.sceneClass == UIWindowScene.self && copy.name == "Main" && copy.role == .windowApplication)
    }

    @Test func layoutGuidesKeepTheirNames() throws {
        let guide = UILayoutGuide()
        guide.identifier = "middle"
        let data = try NSKeyedArchiver.archivedData(withRootObject: guide, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        #expect((reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UILayoutGuide)?.identifier == "middle")
    }

    @Test func keysAreKept() throws {
        let key = UIKey(characters: "A", modifierFlags: .shift, keyCode: .keyboardLeftShift)
        let data = try NSKeyedArchiver.archivedData(withRootObject: key, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let back = try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? UIKey)
        #expect(back.characters == "A" && back.charactersIgnoringModifiers == "a" && back.modifierFlags == .shift)
        #expect(back.keyCode == .keyboardLeftShift)
    }
}
