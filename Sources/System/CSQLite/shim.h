#pragma once

#include <sqlite3.h>

// Swift calls no function of variable arguments.

/// Keeps a connection from running the database's triggers.
static inline int SampanSQLiteDisableTriggers(sqlite3 *_Nonnull database) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)0);
}
