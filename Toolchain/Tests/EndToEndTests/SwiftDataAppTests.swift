import Foundation
import Testing

/// An app of models: a list by queries, a page that changes one, a relationship that deleting follows.
@Suite struct SwiftDataAppTests {
    private let sampan: Sampan

    init() throws {
        sampan = try Sampan()
        try sampan.write(
            """
            import SwiftData
            import SwiftUI

            @Model class Note {
                var title: String
                var date: Date
                @Relationship(deleteRule: .cascade, inverse: \\Line.note) var lines: [Line] = []

                init(title: String, date: Date) {
                    self.title = title
                    self.date = date
                }
            }

            @Model class Line {
                var text: String
                var note: Note?

                init(text: String) { self.text = text }
            }

            struct NoteList: View {
                @Environment(\\.modelContext) private var context
                @Query(sort: \\Note.title) private var notes: [Note]
                @Query private var lines: [Line]

                var body: some View {
                    NavigationStack {
                        List {
                            ForEach(notes) { note in
                                NavigationLink(value: note) { Text("\\(note.title): \\(note.lines.count)") }
                            }
                            .onDelete { offsets in for offset in offsets { context.delete(notes[offset]) } }
                        }
                        .navigationTitle("Notes")
                        .navigationDestination(for: Note.self) { NotePage(note: $0) }
                        .toolbar { Button("New", action: add) }
                        .onAppear { print("appeared:", summary) }
                        .onChange(of: summary) { print("changed:", $1) }
                    }
                }

                private var summary: String {
                    let texts = notes.map { "\\($0.title)[\\($0.lines.map(\\.text).joined(separator: " "))]" }
                    return "\\(texts.joined(separator: ", ")) of \\(lines.count)"
                }

                private func add() {
                    let note = Note(title: ["Pears", "Apples", "Plums"][notes.count], date: .now)
                    context.insert(note)
                    note.lines.append(Line(text: "ripe"))
                }
            }

            struct NotePage: View {
                @Bindable var note: Note

                var body: some View {
                    Form {
                        TextField("Title", text: $note.title)
                        Button("More") { note.lines.append(Line(text: "sweet")) }
                    }
                }
            }

            @main struct NotesApp: App {
                var body: some Scene {
                    WindowGroup { NoteList() }.modelContainer(for: Note.self)
                }
            }
            """, to: "Notes/App.swift")
    }

    @Test func whatAQueryShowsIsThereAgainAfterTheAppWasEnded() throws {
        try sampan.write(
            """
            tap "New"
            tap "New"
            tap "New"
            settle
            tap "Plums: 1"
            settle
            tap "More"
            tap "Plums"
            type !
            tap "Notes"
            settle
            """, to: "write")
        let first = try sampan("run", "Notes", "--host", "headless", "--script", "write")
        #expect(first.succeeded, "\(first.text)")
        for line in [
            "appeared:  of 0", "changed: Pears[ripe] of 1", "changed: Apples[ripe], Pears[ripe], Plums[ripe] of 3",
            "changed: Apples[ripe], Pears[ripe], Plums![ripe sweet] of 4",
        ] { #expect(first.text.contains("\(line)\n"), "\(line): \(first.text)") }

        try sampan.write(
            """
            drag "Plums!: 2" to 40 300 over 0.3
            settle
            tap "Delete"
            settle
            """, to: "delete")
        let second = try sampan("run", "Notes", "--host", "headless", "--script", "delete")
        #expect(second.text.contains("appeared: Apples[ripe], Pears[ripe], Plums![ripe sweet] of 4\n"), "\(second.text)")
        #expect(second.text.contains("changed: Apples[ripe], Pears[ripe] of 2\n"), "\(second.text)")

        let third = try sampan("run", "Notes", "--host", "headless")
        #expect(third.succeeded && third.text.contains("appeared: Apples[ripe], Pears[ripe] of 2\n"), "\(third.text)")
    }
}
