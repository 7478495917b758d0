import SwiftSyntax

/// What the cards of a framework's classes say, where cards are not: the list that enters them in the registry when the framework is loaded,
/// and what InterfaceBuilder, which the build tool uses without the frameworks, has to know of their elements.
struct CardEmitter: Emitter {
    /// The module that has the schema of documents.
    static let schemaModule = "SampanInterfaceBuilder"

    func files(for framework: Framework, among frameworks: [Framework]) -> [String: String] {
        if framework.name == Self.schemaModule { return ["Schema+Cards.swift": schema(of: frameworks)] }
        let cards = Self.cards(of: framework)
        guard !cards.isEmpty, let base = frameworks.first(where: { $0.knowledge.types["ClassCard"] != nil }) else { return [:] }
        return ["Cards.swift": list(cards, imports: framework.name == base.name ? "" : "import \(base.name)\n")]
    }

    // MARK: Reading

    /// One card, as its literals have it.
    struct Card {
        let variable: String
        let cls: String
        var superclass: String?
        var elements: [String] = []
        var attributes: Set<String> = []
    }

    /// The cards of a framework, by the names of their classes.
    static func cards(of framework: Framework) -> [Card] {
        framework.knowledge.units.flatMap { unit in
            let finder = CardFinder(viewMode: .sourceAccurate)
            finder.walk(unit.tree)
            return finder.cards
        }.sorted { $0.cls < $1.cls }
    }

    // MARK: Writing

    private func list(_ cards: [Card], imports: String) -> String {
        """
        \(imports)
        /// Enters the module's cards when the library is loaded.
        private enum Cards {
            @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
                ClassCards.register {
                    [
        \(cards.map { "                .\($0.variable),\n" }.joined())
                    ]
                }
            }
        }

        """
    }

    private func schema(of frameworks: [Framework]) -> String {
        var all: [Card] = []
        for framework in frameworks {
            let cards = Self.cards(of: framework)
            // What a card does not name is a property that documents call by its key.
            let described =
                cards.isEmpty ? [:] : Dictionary(DescribedClass.all(of: framework).map { ($0.path, $0.writableKeys) }) { $0 + $1 }
            for card in cards {
                var card = card
                card.attributes.formUnion(described[card.cls] ?? [])
                card.superclass = Self.superclasses(of: card.cls, in: framework).first { name in
                    all.contains { $0.cls == name } || Self.cards(of: framework).contains { $0.cls == name }
                }
                all.append(card)
            }
        }
        let entries = all.sorted { $0.cls < $1.cls }.map { card in
            """
                    "\(card.cls)": Card(
                        superclass: \(card.superclass.map { "\"\($0)\"" } ?? "nil"), elements: "\(card.elements.joined(separator: " "))",
                        attributes: \(Self.literal(card.attributes.sorted()))),

            """
        }
        return """

            extension Schema {
                /// What the cards of the frameworks' classes say of Interface Builder, by the names of the classes.
                static let cards: [String: Card] = [
            \(entries.joined())    ]
            }

            """
    }

    private static func superclasses(of cls: String, in framework: Framework) -> [String] {
        guard let type = framework.knowledge.types[cls] else { return [] }
        return framework.knowledge.chain(from: .own(type)).dropFirst().map { reference in
            switch reference {
            case .own(let node): node.path
            case .foreign(let known): known.path
            }
        }
    }

    /// Words as a literal of lines that are not too long.
    private static func literal(_ words: [String]) -> String {
        var lines = [""]
        for word in words {
            let line = lines[lines.count - 1]
            if line.count + word.count > 110 {
                lines.append(word)
            } else {
                lines[lines.count - 1] = line.isEmpty ? word : line + " " + word
            }
        }
        guard lines.count > 1 else { return "\"\(lines[0])\"" }
        return "\"\"\"\n" + lines.map { "            \($0)\n" }.joined() + "            \"\"\""
    }
}

/// Finds `static let … = ClassCard(…)`.
private final class CardFinder: SyntaxVisitor {
    var cards: [CardEmitter.Card] = []

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let call = node.initializer?.value.as(FunctionCallExprSyntax.self), call.calledExpression.trimmedDescription == "ClassCard",
            let variable = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let cls = call.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription
        else { return .visitChildren }
        var card = CardEmitter.Card(variable: variable, cls: cls)
        for argument in call.arguments {
            switch argument.label?.text {
            case "elements": card.elements = Self.words(argument.expression)
            case "names", "withoutEffect": card.attributes.formUnion(Self.words(argument.expression))
            case "attributes":
                let attributes = argument.expression.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? []
                for case let attribute? in attributes.map({ $0.as(FunctionCallExprSyntax.self) }) {
                    if let name = attribute.arguments.first?.expression { card.attributes.formUnion(Self.words(name)) }
                }
            default: break
            }
        }
        cards.append(card)
        return .skipChildren
    }

    /// The words of a literal.
    private static func words(_ expression: ExprSyntax) -> [String] {
        (expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
