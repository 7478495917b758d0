import SwiftSyntax

/// Cells that keep what they showed before.
final class ReusedCellDetector: Detector, SwiftScanner {
    static let branch = Issue(
        "CellNotReset", ReusedCellDetector.self, .correctness, "A reused cell keeps what it showed before",
        why: """
            A dequeued cell has the texts, colours and flags of the row that it was used for last. What is set in one branch has to be set in the
            other, too, or in `prepareForReuse`.
            """, priority: 6, debt: 10,
        noncompliant: [
            """
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
                if isDone {
                    ↓cell.accessoryType = .checkmark
                }
                return cell
            }

            """
        ],
        compliant: [
            """
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
                if isDone {
                    cell.accessoryType = .checkmark
                } else {
                    cell.accessoryType = .none
                }
                return cell
            }

            """
        ])

    func register(_ visits: SwiftVisits) {
        visits.visit(FunctionDeclSyntax.self) { [self] context, node in
            guard node.name.text == "tableView" || node.name.text == "collectionView", let body = node.body,
                node.signature.parameterClause.parameters.contains(where: { ["cellForRowAt", "cellForItemAt"].contains($0.firstName.text) })
            else { return }
            look(context, body)
        }
    }

    private func look(_ context: SwiftContext, _ body: CodeBlockSyntax) {
        for statement in body.statements {
            guard let branch = statement.item.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self), branch.elseBody == nil else {
                continue
            }
            // A branch that leaves the function has a cell of its own.
            guard !branch.body.hasToken(where: { $0.tokenKind == .keyword(.return) }) else { continue }
            for item in branch.body.statements {
                guard let sequence = item.item.as(SequenceExprSyntax.self),
                    sequence.elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
                    let target = sequence.elements.first?.trimmedDescription, target.hasPrefix("cell.")
                else { continue }
                let isSetBefore = body.statements.contains { other in
                    guard let assignment = other.item.as(SequenceExprSyntax.self) else { return false }
                    return assignment.elements.first?.trimmedDescription == target
                }
                if !isSetBefore {
                    context.report(
                        Self.branch, at: sequence, "A reused cell keeps this where the condition does not hold; set it there, too.")
                }
            }
        }
    }
}
